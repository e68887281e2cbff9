import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isPropuestaHecha, quedoPorAutorizar } from '#domain/autorizaciones/propuesta.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ACTOS_CUENTA } from './actos.ts'
import { ClaveUnicaDialog } from '#admin/shared/usuarios/ClaveUnicaDialog.tsx'
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
  const [given, setGiven] = useState<ConClave | null>(null)
  const textos = ACTOS_CUENTA[acto]
  /** Everything that shows accounts asks again, but the page of one that is gone. */
  const refresh = () =>
    client.invalidateQueries({
      queryKey: ['usuarios'],
      predicate: ({ queryKey }) => acto !== 'eliminar' || queryKey[1] !== 'getOne',
    })
  const act = useAct({
    call: async () => {
      const hecho = await textos.run(usuario)
      if (!hecho || isPropuestaHecha(hecho)) await refresh()
      return hecho
    },
    toast: (hecho) => (hecho && isPropuestaHecha(hecho) ? quedoPorAutorizar(hecho) : textos.hecho(usuario)),
    done: (hecho) => {
      if (hecho && !isPropuestaHecha(hecho)) {
        setGiven(hecho)
        return
      }
      onClose()
      onDone?.(acto)
    },
  })
  // The list asked for anew may hold this account no more, and with its row this dialog would go: the password is told once.
  const close = (): void => {
    onClose()
    void refresh()
  }
  if (given) return <ClaveUnicaDialog usuario={given.usuario} clave={given.clave} onClose={close} />
  return (
    <ConfirmDialog
      act={act}
      title={textos.titulo}
      action={textos.boton}
      danger={textos.danger}
      busyText={textos.ocupado}
      failure={textos.falla}
      onClose={onClose}
    >
      <p>{textos.consecuencia(usuario)}</p>
    </ConfirmDialog>
  )
}
