import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { ageText } from '#domain/afiliacion/actos/espera.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { useList } from '#admin/shared/list/list-state.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import { papelesTexto, type MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactNode } from 'react'

type Columnas = readonly Columna<MovimientoRenglon>[]

export const COLUMNA_CAMBIO: Columna<MovimientoRenglon> = {
  key: 'cambio',
  ancho: 240,
  header: 'Qué cambia',
  wrap: true,
  cell: (row) => <span className="secondary">{row.cambio || '–'}</span>,
}

/**
 * Columns of the documented list (specification 3 §2.9), with the folio by which people speak of a movement; `acciones` are
 * the buttons of a row.
 */
export function columnasSolicitudes(acciones: (row: MovimientoRenglon) => ReactNode): Columnas {
  return [
    {
      key: 'numero',
      ancho: 44,
      header: '#',
      soloPantalla: true,
      numeric: true,
      fija: true,
      cell: ({ id }) => <Numero id={id} />,
    },
    {
      key: 'folio',
      ancho: 108,
      header: 'Folio',
      mono: true,
      sortable: true,
      sortBy: 'folio',
      cell: (row) => row.folio,
    },
    { key: 'tipo', ancho: 150, header: 'Tipo', sortable: true, sortBy: 'tipo', cell: (row) => row.tipo },
    {
      key: 'interno',
      ancho: 104,
      header: 'No. interno',
      numeric: true,
      sortable: true,
      sortBy: 'interno',
      cell: (row) => formatInterno(row.interno),
    },
    {
      key: 'nombre',
      ancho: 180,
      header: 'Nombre',
      wrap: true,
      sortable: true,
      sortBy: 'nombre',
      cell: (row) => nombreEnLista(row),
    },
    { key: 'curp', ancho: 170, header: 'CURP', mono: true, sortable: true, sortBy: 'curp', cell: (row) => row.curp },
    { key: 'estatus', ancho: 124, header: 'Estatus', cell: (row) => <EstatusTag estatus={row.estatus} /> },
    { key: 'acciones', ancho: 100, header: 'Acciones', soloPantalla: true, fija: true, cell: acciones },
  ]
}

/** Place of a row in the whole list, from 1. */
function Numero({ id }: { id: number }): ReactNode {
  const { data, page, perPage } = useList()
  return (page - 1) * perPage + ((data ?? []) as readonly MovimientoRenglon[]).findIndex((row) => row.id === id) + 1
}

/** Columns of a tray: whose, what changes, what is missing, and since when it waits. */
export function columnasBandeja(abrir: (folio: string) => void, now: number): Columnas {
  return [
    {
      key: 'folio',
      ancho: 120,
      header: 'Folio',
      mono: true,
      fija: true,
      sortable: true,
      sortBy: 'folio',
      cell: (row) => (
        <button type="button" className="bandeja-folio" data-movimiento={row.id} onClick={() => abrir(row.folio)}>
          {row.folio}
        </button>
      ),
    },
    { key: 'tipo', ancho: 150, header: 'Tipo', sortable: true, sortBy: 'tipo', cell: (row) => row.tipo },
    {
      key: 'nombre',
      ancho: 180,
      header: 'Nombre',
      wrap: true,
      sortable: true,
      sortBy: 'nombre',
      cell: (row) => nombreEnLista(row),
    },
    COLUMNA_CAMBIO,
    { key: 'papeles', ancho: 150, header: 'Papeles', cell: (row) => <Papeles row={row} /> },
    { key: 'adscripcion', ancho: 150, header: 'Entidad', wrap: true, cell: (row) => row.adscripcion },
    {
      key: 'desde',
      ancho: 92,
      header: 'Espera',
      sortable: true,
      sortBy: 'desde',
      cell: (row) => <span className="secondary">{ageText(row.desde, now)}</span>,
    },
    { key: 'solicitadoPor', ancho: 140, header: 'Solicitado por', oculta: true, cell: (row) => row.solicitadoPor },
  ]
}

/**
 * Columns of the tray of a dependency: those of the documented list, with what a tray shows. All wait for the same turn, so that the
 * status is hidden until the person asks for it.
 */
export function columnasDependencia(
  abrir: (folio: string) => void,
  now: number,
  acciones: (row: MovimientoRenglon) => ReactNode,
): Columnas {
  const documentadas = columnasSolicitudes(acciones)
  const bandeja = columnasBandeja(abrir, now)
  const propias = new Map(bandeja.map((columna) => [columna.key, columna]))
  return documentadas.flatMap((columna) => {
    const ajustada = { ...(propias.get(columna.key) ?? columna), ...EN_DEPENDENCIA[columna.key] }
    const deBandeja = columna.key === 'estatus' ? bandeja.filter(({ key }) => SOLO_DE_BANDEJA.includes(key)) : []
    return [...deBandeja.map((each) => ({ ...each, ...EN_DEPENDENCIA[each.key] })), ajustada]
  })
}

const SOLO_DE_BANDEJA = ['cambio', 'papeles', 'desde']

/** Narrow enough for a row of a desk's window, with two lines for names, changes and buttons. */
const EN_DEPENDENCIA: Readonly<Record<string, Partial<Columna<MovimientoRenglon>>>> = {
  numero: { ancho: 36 },
  folio: { ancho: 98 },
  tipo: { ancho: 106, entera: true },
  interno: { ancho: 76 },
  nombre: { ancho: 130, entera: true },
  curp: { ancho: 160 },
  cambio: { ancho: 160, entera: true },
  papeles: { ancho: 88, entera: true },
  desde: { ancho: 64 },
  estatus: { oculta: true },
  acciones: { ancho: 180 },
}

/** How many it has of those it needs, and what is missing or changed; which ones on pointing at it: the row stays one line. */
function Papeles({ row }: { row: MovimientoRenglon }): ReactNode {
  const { papelesFaltantes, choques } = row
  return (
    <span
      className={
        choques.some(({ clase }) => clase === 'papel')
          ? 'bandeja-ajeno'
          : papelesFaltantes.length + choques.length === 0
            ? 'secondary'
            : 'bandeja-falta'
      }
      title={[
        ...papelesFaltantes.map(({ nombre }) => `Falta ${nombre}`),
        ...choques.map(({ mensaje }) => mensaje),
      ].join('\n')}
    >
      {papelesTexto(row)}
    </span>
  )
}

export function DetallesButton({ label = 'Detalles', onClick }: { label?: string; onClick: () => void }): ReactNode {
  return (
    <Button size="sm" onClick={onClick}>
      {label}
    </Button>
  )
}
