import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RetiroDialog } from './RetiroDialog.tsx'
import { deleteRenglon, putRenglon } from './use-catalogos.ts'
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
  const [uno, varios] = catalogo.usado ?? ['registro', 'registros']
  return (
    <RetiroDialog
      nombre={nombre}
      off={off}
      call={() => (off ? putRenglon(renglon, { nombre, activo: false, usos }) : deleteRenglon(renglon))}
      onDone={onClose}
      onClose={onClose}
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
    </RetiroDialog>
  )
}
