import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReactElement } from 'react'

/** What anybody may know of somebody with history: name, situation, last period and entity. */
export function DatosConocidos({ persona }: { persona: PersonaTramite }): ReactElement {
  const { nombre, situacion, ultimoPeriodo, entidad } = persona
  return (
    <KeyValueList
      wide
      items={[
        { label: 'Nombre', value: nombre },
        { label: 'Situación', value: <SituacionTag letra={situacion} /> },
        { label: 'Último periodo', value: `Desde el ${formatFecha(ultimoPeriodo)}` },
        { label: 'Entidad', value: entidad || 'Sin entidad registrada' },
      ]}
    />
  )
}

interface DetallesDialogProps {
  persona: PersonaTramite
  onChoose: (persona: PersonaTramite) => void
  onClose: () => void
}

/** The details of somebody that the search found, and the way on where there is one (specification 3 §2.18). */
export function DetallesDialog({ persona, onChoose, onClose }: DetallesDialogProps): ReactElement {
  const { interno, curp, puesto, movimientoAbierto, porQue } = persona
  return (
    <Dialog
      open
      title="Detalles"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {porQue === '' && (
            <Button variant="primary" onClick={() => onChoose(persona)}>
              Seleccionar
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <DatosConocidos persona={persona} />
        {interno > 0 && (
          <KeyValueList
            wide
            items={[
              { label: 'No. Interno', value: <span className="mono">{formatInterno(interno)}</span> },
              { label: 'CURP', value: <span className="mono">{curp}</span> },
              { label: 'Puesto', value: puesto || 'N/A' },
              ...(movimientoAbierto
                ? [{ label: 'Movimiento abierto', value: <span className="mono">{movimientoAbierto}</span> }]
                : []),
            ]}
          />
        )}
        {porQue && <Note tone="warn">{porQue}</Note>}
      </div>
    </Dialog>
  )
}
