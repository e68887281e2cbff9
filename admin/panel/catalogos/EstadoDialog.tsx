import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { deleteRenglon, putRenglon, useCatalogoAct } from './use-catalogos.ts'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

interface EstadoDialogProps {
  catalogo: CatalogoPanel
  renglon: RenglonPanel
  accion: 'desactivar' | 'eliminar'
  onClose: () => void
}

/** Says what uses a row before it is switched off, or that nothing does before it is deleted. */
export function EstadoDialog({ catalogo, renglon, accion, onClose }: EstadoDialogProps): ReactElement {
  const { nombre, usos } = renglon
  const off = accion === 'desactivar'
  const { run, busy, error } = useCatalogoAct<unknown>(
    () => (off ? putRenglon(renglon, { nombre, activo: false, usos }) : deleteRenglon(renglon)),
    { hecho: off ? `${nombre} quedó inactivo.` : `Se eliminó ${nombre}.`, onDone: onClose },
  )
  const [uno, varios] = catalogo.usado ?? ['registro', 'registros']
  return (
    <ActDialog
      title={off ? `Desactivar ${nombre}` : `Eliminar ${nombre}`}
      action={off ? 'Desactivar' : 'Eliminar'}
      danger
      busyText="Guardando…"
      busy={busy}
      error={error}
      failure={off ? 'No se pudo desactivar.' : 'No se pudo eliminar.'}
      onClose={onClose}
      onSubmit={() => run()}
    >
      {usos > 0 ? (
        <p>
          <strong>{usos === 1 ? `Lo usa 1 ${uno}.` : `Lo usan ${cuentaTexto(usos, uno, varios)}.`}</strong>{' '}
          {usos === 1 ? 'Conservará' : 'Conservarán'} «{nombre}», pero ya no se podrá elegir.
        </p>
      ) : (
        <p>
          {off
            ? `Ningún registro usa «${nombre}». Ya no se podrá elegir; se puede activar de nuevo.`
            : `Ningún registro usa «${nombre}». Se quita del catálogo.`}
        </p>
      )}
    </ActDialog>
  )
}
