import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { deleteRenglon, putRenglon, useRenglonAct } from './use-catalogos.ts'
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
  const { mutate, isPending, error } = useRenglonAct(
    () => (off ? putRenglon(renglon, { nombre, activo: false, usos }) : deleteRenglon(renglon)),
    { hecho: off ? `${nombre} quedó inactivo.` : `Se eliminó ${nombre}.`, onDone: onClose },
  )
  const [uno, varios] = catalogo.usado
  return (
    <Dialog
      open
      title={off ? `Desactivar ${nombre}` : `Eliminar ${nombre}`}
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button variant="dangerSolid" busy={isPending} busyText="Guardando…" onClick={() => mutate()}>
            {off ? 'Desactivar' : 'Eliminar'}
          </Button>
        </>
      }
    >
      <div className="dialog-form">
        {error && <ErrorState title={off ? 'No se pudo desactivar.' : 'No se pudo eliminar.'} error={error} />}
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
      </div>
    </Dialog>
  )
}
