import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { ACTOS_CUENTA } from './actos.ts'
import { ClaveDialog } from './ClaveDialog.tsx'
import type { ActoCuenta, ConClave } from './actos.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

interface ActoDialogProps {
  usuario: UsuarioPanel
  acto: ActoCuenta
  onClose: () => void
  /** It was done. */
  onDone?: (acto: ActoCuenta) => void
}

/** Says what an act does and to whom, does it, and shows the password when there is one. */
export function ActoDialog({ usuario, acto, onClose, onDone }: ActoDialogProps): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const [given, setGiven] = useState<ConClave | null>(null)
  const textos = ACTOS_CUENTA[acto]
  /** Everything that shows accounts asks again, but the page of one that is gone. */
  const refresh = () =>
    client.invalidateQueries({
      queryKey: ['usuarios'],
      predicate: ({ queryKey }) => acto !== 'eliminar' || queryKey[1] !== 'getOne',
    })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => textos.run(usuario),
    onSuccess: async (conClave) => {
      if (conClave) setGiven(conClave)
      else await refresh()
      toast.success(textos.hecho(usuario))
      if (conClave) return
      onClose()
      onDone?.(acto)
    },
  })
  // The list asked for anew may hold this account no more, and with its row this dialog would go: the password is told once.
  const close = (): void => {
    onClose()
    void refresh()
  }
  if (given) return <ClaveDialog usuario={given.usuario} clave={given.clave} onClose={close} />
  return (
    <ActDialog
      title={textos.titulo}
      action={textos.boton}
      danger={textos.danger}
      busyText={textos.ocupado}
      busy={isPending}
      error={error}
      failure={textos.falla}
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      <p>{textos.consecuencia(usuario)}</p>
    </ActDialog>
  )
}
