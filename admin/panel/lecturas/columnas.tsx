import { formatCuenta } from '#domain/cuenta-texto.ts'
import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { TITULO_CORTO } from '#admin/shared/documentos/papeles.ts'
import { aciertoTexto } from '#domain/documentos/correcciones.ts'
import type { LecturaCampoPanel } from '#domain/documentos/correcciones.ts'
import type { Columna } from '#admin/shared/list/lista.ts'

type Cuenta = 'leidos' | 'conservados' | 'confirmados' | 'corregidos' | 'otroPapel' | 'faltaban' | 'segurosMal'

function cuenta(key: Cuenta, header: string, ancho: number, sortable = true): Columna<LecturaCampoPanel> {
  const cell = (row: LecturaCampoPanel): string => formatCuenta(row[key])
  return { key, header, ancho, numeric: true, cell, ...(sortable && { sortable, sortBy: key }) }
}

export const COLUMNAS_LECTURAS: readonly Columna<LecturaCampoPanel>[] = [
  {
    key: 'campo',
    ancho: 170,
    header: 'Campo',
    fija: true,
    wrap: true,
    sortable: true,
    sortBy: 'campo',
    cell: ({ campo, documento }) => <span className="strong">{etiquetaCampo(campo, documento)}</span>,
  },
  {
    key: 'documento',
    ancho: 120,
    header: 'Documento',
    sortable: true,
    sortBy: 'documento',
    cell: ({ documento }) => TITULO_CORTO[documento],
  },
  {
    key: 'acierto',
    ancho: 84,
    header: 'Acierto',
    numeric: true,
    sortable: true,
    sortBy: 'acierto',
    cell: ({ acierto }) => <span className="strong">{aciertoTexto(acierto)}</span>,
  },
  cuenta('leidos', 'Leídos', 76),
  cuenta('conservados', 'Conservados', 108),
  { ...cuenta('confirmados', 'Confirmados', 108, false), oculta: true },
  cuenta('corregidos', 'Corregidos', 100),
  {
    key: 'segurosMal',
    ancho: 116,
    header: 'Seguros y mal',
    numeric: true,
    sortable: true,
    sortBy: 'segurosMal',
    cell: ({ segurosMal }) =>
      segurosMal === 0 ? '0' : <strong className="lecturas-mal">{formatCuenta(segurosMal)}</strong>,
  },
  cuenta('faltaban', 'Sin leer', 84),
  cuenta('otroPapel', 'De otro documento', 140),
]
