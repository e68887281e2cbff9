import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EstatusTag, SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

/** Columns of Consulta (specification 2 §2.15): Nombre, CURP, Entidad, Movimiento, Kardex. */
export function columnasConsulta(abrir: (id: number) => void): readonly Columna<PersonaConsulta>[] {
  return [
    {
      key: 'nombre',
      ancho: 190,
      header: 'Nombre',
      fija: true,
      sortable: true,
      sortBy: 'nombre',
      cell: (row) => nombreEnLista(row),
    },
    { key: 'curp', ancho: 170, header: 'CURP', mono: true, sortable: true, sortBy: 'curp', cell: (row) => row.curp },
    { key: 'entidad', ancho: 160, header: 'Entidad', cell: (row) => row.adscripcion },
    { key: 'movimiento', ancho: 230, header: 'Movimiento', cell: (row) => <Movimiento persona={row} /> },
    {
      key: 'interno',
      ancho: 104,
      header: 'No. interno',
      oculta: true,
      sortable: true,
      sortBy: 'interno',
      cell: (row) => formatInterno(row.interno),
    },
    {
      key: 'situacion',
      ancho: 124,
      header: 'Situación',
      oculta: true,
      cell: (row) => <SituacionTag letra={row.situacion} />,
    },
    {
      key: 'kardex',
      ancho: 90,
      header: 'Kardex',
      soloPantalla: true,
      fija: true,
      cell: (row) => (
        <Button size="sm" aria-label={`Kardex de ${nombreEnLista(row)}`} onClick={() => abrir(row.id)}>
          Kardex
        </Button>
      ),
    },
  ]
}

function Movimiento({ persona: { movimiento } }: { persona: PersonaConsulta }): ReactElement {
  if (movimiento === null) return <span className="secondary">–</span>
  return (
    <span className="consulta-movimiento">
      {movimiento.tipo} <EstatusTag estatus={movimiento.estatus} />
    </span>
  )
}
