import { conSigno, formatPesos } from '#domain/organica/dinero.ts'
import { TEXTO_CAUSA } from '#domain/quincenas/diferencias.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { PersonasDialog } from './PersonasDialog.tsx'
import { useDiferencias } from '#admin/portal/quincenas/Aplicacion/use-cierres.ts'
import type { CausaDiferencia } from '#domain/quincenas/diferencias.ts'
import type { DiferenciaPersona, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface DiferenciasDialogProps {
  codigo: string
  entidad: SimulacionCierre['entidad']
  causa: CausaDiferencia
  onClose: () => void
}

/** The people of one cause: what the entity owed for each, what it would owe, and why; each amount opens its explanation. */
export function DiferenciasDialog({ codigo, entidad, causa, onClose }: DiferenciasDialogProps): ReactElement {
  const query = useDiferencias(codigo, entidad.id, causa)
  return (
    <PersonasDialog
      codigo={codigo}
      title={`${TEXTO_CAUSA[causa]}: ${entidad.nombre}`}
      query={query}
      rowsOf={({ diferencias }) => diferencias}
      columns={columnas}
      total={{ fondo: null, obligado: 'entidad', entidadId: entidad.id }}
      vacio="Ya no hay diferencias por esta causa."
      onClose={onClose}
    />
  )
}

function columnas(onExplicar: (persona: DiferenciaPersona) => void): readonly Column<DiferenciaPersona>[] {
  return [
    { key: 'interno', header: 'No. interno', mono: true, cell: ({ interno }) => interno },
    { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
    { key: 'antes', header: 'Antes', numeric: true, cell: ({ antesCentavos }) => formatPesos(antesCentavos) },
    { key: 'ahora', header: 'Ahora', numeric: true, cell: ({ ahoraCentavos }) => formatPesos(ahoraCentavos) },
    { key: 'causas', header: 'Por qué', wrap: true, cell: (persona) => <Causas persona={persona} /> },
    {
      key: 'explicar',
      header: 'Explicar',
      hideHeader: true,
      cell: (persona) => (
        <Button size="sm" aria-label={`Explicar el importe de ${persona.nombre}`} onClick={() => onExplicar(persona)}>
          Explicar
        </Button>
      ),
    },
  ]
}

function Causas({ persona }: { persona: DiferenciaPersona }): ReactElement {
  return (
    <ul className="plain cierre-motivos">
      {persona.causas.map(({ causa, importeCentavos, detalle }) => (
        <li key={causa}>
          <strong>
            {TEXTO_CAUSA[causa]} {conSigno(importeCentavos)}
          </strong>
          <span className="secondary">{detalle}</span>
        </li>
      ))}
    </ul>
  )
}
