import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { deleteCatalogo, putCatalogo, useCatalogoAct } from './use-catalogos.ts'
import type { CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

interface BajaCatalogoProps {
  catalogo: CatalogoPanel
  accion: 'apagar' | 'quitar'
  onDone: () => void
  onClose: () => void
}

/** Says who would have a catalogue no more before it is switched off, and what goes with it before it is deleted. */
export function BajaCatalogo({ catalogo, accion, onDone, onClose }: BajaCatalogoProps): ReactElement {
  const { clave, nombre, renglones } = catalogo
  const off = accion === 'apagar'
  const { run, busy, error } = useCatalogoAct<unknown>(
    () => (off ? putCatalogo(catalogo, { activo: false }) : deleteCatalogo(catalogo)),
    { hecho: off ? `${nombre} quedó inactivo.` : `Se eliminó ${nombre}.`, onDone, leaves: !off },
  )
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
      {!off && renglones > 0 && (
        <p>
          <strong>
            {renglones === 1
              ? 'Se elimina con él 1 renglón.'
              : `Se eliminan con él ${cuentaTexto(renglones, 'renglón', 'renglones')}.`}
          </strong>{' '}
          Para conservarlos, desactívalo o expórtalo antes.
        </p>
      )}
      <p>
        Ningún registro del portal lo usa. Los sistemas que piden <code className="mono">/api/catalogo/{clave}</code>{' '}
        dejarán de recibirlo{off ? '; se puede activar de nuevo' : ''}.
      </p>
    </ActDialog>
  )
}
