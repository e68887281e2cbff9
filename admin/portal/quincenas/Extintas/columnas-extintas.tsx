import { quincenaChip } from '#domain/calendario/quincena.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { CLASES_ADEUDO, type AdeudoExtinta } from '#domain/quincenas/adeudo-extinta.ts'
import type { Columna } from '#admin/shared/list/lista.ts'

/** Columns of "Adeudos de entidades extintas". */
export const COLUMNAS_EXTINTAS: readonly Columna<AdeudoExtinta>[] = [
  {
    key: 'entidad',
    ancho: 220,
    header: 'Entidad extinta',
    fija: true,
    wrap: true,
    sortable: true,
    sortBy: 'entidad',
    cell: ({ entidad }) => entidad,
  },
  {
    key: 'hasta',
    ancho: 120,
    header: 'Terminó',
    sortable: true,
    sortBy: 'hasta',
    cell: ({ hasta }) => formatFecha(hasta),
  },
  {
    key: 'clase',
    ancho: 150,
    header: 'Qué es',
    sortable: true,
    sortBy: 'clase',
    cell: ({ clase }) => CLASES_ADEUDO[clase],
  },
  {
    key: 'quincena',
    ancho: 180,
    header: 'Quincena',
    sortable: true,
    sortBy: 'quincena',
    cell: ({ quincena }) => (quincena === 0 ? '–' : quincenaChip(quincena)),
  },
  {
    key: 'detalle',
    ancho: 220,
    header: 'Referencia o persona',
    wrap: true,
    sortable: true,
    sortBy: 'detalle',
    cell: ({ detalle }) => detalle || '–',
  },
  {
    key: 'importe',
    ancho: 140,
    header: 'Importe',
    numeric: true,
    sortable: true,
    sortBy: 'importeCentavos',
    cell: ({ importeCentavos }) => formatPesos(importeCentavos),
  },
]
