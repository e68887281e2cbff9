import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => textos.run(usuario),
    onSuccess: async (conClave) => {
      toast.success(textos.hecho(usuario))
      if (conClave) setGiven(conClave)
      else onClose()
      onDone?.(acto)
      await client.invalidateQueries({ queryKey: ['usuarios'] })
    },
  })
  if (given) return <ClaveDialog usuario={given.usuario} clave={given.clave} onClose={onClose} />
  return (
    <Dialog
      open
      title={textos.titulo}
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button
            variant={textos.danger ? 'dangerSolid' : 'primary'}
            busy={isPending}
            busyText={textos.ocupado}
            onClick={() => mutate()}
          >
            {textos.boton}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <ErrorState title={textos.falla} error={error} />}
        <p>{textos.consecuencia(usuario)}</p>
      </div>
    </Dialog>
  )
}
