import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RetiroDialog } from './RetiroDialog.tsx'
import { deleteCatalogo, putCatalogo } from './use-catalogos.ts'
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
  return (
    <RetiroDialog
      nombre={nombre}
      off={off}
      call={() => (off ? putCatalogo(catalogo, { activo: false }) : deleteCatalogo(catalogo))}
      leaves={!off}
      onDone={onDone}
      onClose={onClose}
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
    </RetiroDialog>
  )
}
