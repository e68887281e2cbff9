import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReactElement } from 'react'

interface PersonasTableProps {
  personas: readonly PersonaTramite[]
  chosen: PersonaTramite | undefined
  onChoose: (persona: PersonaTramite) => void
  onDetails: ((persona: PersonaTramite) => void) | undefined
}

/** The people found: who may be chosen has "Seleccionar", who may not has why. */
export function PersonasTable({ personas, chosen, onChoose, onDetails }: PersonasTableProps): ReactElement {
  const columns: readonly Column<PersonaTramite>[] = [
    {
      key: 'interno',
      header: 'No. Interno',
      mono: true,
      cell: ({ interno }) => (interno > 0 ? formatInterno(interno) : '–'),
    },
    {
      key: 'nombre',
      header: 'Nombre',
      cut: true,
      cell: ({ nombre, ajena, entidad }) => (
        <>
          <strong>{nombre}</strong>
          {ajena && <span className="small secondary">, {entidad}</span>}
        </>
      ),
    },
    { key: 'curp', header: 'CURP', mono: true, cell: ({ curp }) => curp || '–' },
    {
      key: 'puesto',
      header: 'Puesto',
      cut: true,
      cell: ({ puesto, departamento }) => (
        <>
          {puesto || 'N/A'}
          {departamento && <span className="small secondary">, {departamento}</span>}
        </>
      ),
    },
    {
      key: 'situacion',
      header: 'Situación',
      cell: ({ situacion, movimientoAbierto }) => (
        <>
          <SituacionTag letra={situacion} />
          {movimientoAbierto && <span className="mono small secondary"> {movimientoAbierto}</span>}
        </>
      ),
    },
    {
      key: 'acciones',
      header: 'Acciones',
      cell: (persona) => (
        <div className="buscar-actos">
          {persona.porQue === '' ? (
            <Button size="sm" onClick={() => onChoose(persona)} aria-label={`Seleccionar a ${persona.nombre}`}>
              Seleccionar
            </Button>
          ) : (
            <span className="buscar-porque small secondary">{persona.porQue}</span>
          )}
          {persona.otro && (
            <LinkButton size="sm" to={persona.otro.ruta}>
              {persona.otro.etiqueta}
            </LinkButton>
          )}
          {onDetails && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onDetails(persona)}
              aria-label={`${persona.pideCurp ? 'Dar la CURP' : 'Ver detalles'} de ${persona.nombre}`}
            >
              {persona.pideCurp ? 'Dar la CURP' : 'Detalles'}
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <div className="buscar-encontradas">
      <DataTable
        caption="Personas encontradas"
        columns={columns}
        rows={personas}
        rowKey={({ id }) => id}
        isSelected={(persona) => persona === chosen}
      />
    </div>
  )
}
