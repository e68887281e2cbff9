import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NOMBRE_SITUACION, SITUACIONES, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { ESTADOS_CARGA } from '#domain/cargas/estado-carga.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { chipDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { PuestaEnMarcha, EntidadDePuesta, PasoDePuesta } from '#domain/cargas/puesta-en-marcha/puesta-en-marcha.ts'
import type { ReactElement } from 'react'

/** Columns of the steps, in the order in which they are done. */
export const COLUMNAS_PASOS: readonly Column<PasoDePuesta>[] = [
  { key: 'titulo', header: 'Qué se carga', wrap: true, cell: (paso) => <Paso paso={paso} /> },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ listo }) => (
      <StatusTag tone={listo ? 'teal' : 'amber'} icon={listo ? CircleCheck : CircleDashed}>
        {listo ? 'Listo' : 'Falta'}
      </StatusTag>
    ),
  },
  { key: 'hay', header: 'Qué hay', wrap: true, cell: ({ hay }) => hay },
  { key: 'falta', header: 'Qué falta', wrap: true, cell: ({ falta }) => falta || '–' },
]

function Paso({ paso: { titulo, para, ruta } }: { paso: PasoDePuesta }): ReactElement {
  return (
    <>
      <strong>{ruta === null ? titulo : <Link to={ruta}>{titulo}</Link>}</strong>
      <br />
      <span className="small secondary">{para}</span>
    </>
  )
}

/** A row of the table of entities; the last one is of all of them, without a key. */
export type FilaEntidad = Omit<EntidadDePuesta, 'clave'> & { readonly clave: string | null }

/** The entities, and then all of them together. */
export const filasDeEntidades = ({ entidades, totales }: PuestaEnMarcha): FilaEntidad[] => [
  ...entidades,
  { ...totales, clave: null, nombre: 'Todas', carga: null, cerroDesde: '' },
]

/** Columns of the figures to compare, with one column for each situation that somebody has. */
export function columnasDeEntidades({ totales }: PuestaEnMarcha): Column<FilaEntidad>[] {
  const presentes = SITUACIONES.filter((letra) => (totales.porSituacion[letra] ?? 0) > 0)
  return [
    {
      key: 'nombre',
      header: 'Entidad',
      wrap: true,
      cell: ({ clave, nombre }) => (clave === null ? <strong>{nombre}</strong> : nombre),
    },
    { key: 'clave', header: 'Clave', mono: true, cell: ({ clave }) => clave ?? '' },
    { key: 'personas', header: 'Personas', numeric: true, cell: ({ personas }) => formatCuenta(personas) },
    ...presentes.map(deSituacion),
    {
      key: 'sueldos',
      header: 'Sueldo mensual',
      numeric: true,
      cell: ({ sueldosCentavos }) => formatPesos(sueldosCentavos),
    },
    { key: 'carga', header: 'Padrón', wrap: true, cell: deCarga },
  ]
}

const deSituacion = (letra: LetraSituacion): Column<FilaEntidad> => ({
  key: `situacion-${letra}`,
  header: NOMBRE_SITUACION[letra],
  numeric: true,
  cell: ({ porSituacion }) => formatCuenta(porSituacion[letra] ?? 0),
})

function deCarga({ clave, carga, cerroDesde }: FilaEntidad) {
  if (clave === null) return ''
  if (carga)
    return (
      <>
        <Link to={rutaCarga(carga.folio)}>{carga.folio}</Link> · {ESTADOS_CARGA[carga.estado]}
      </>
    )
  return cerroDesde === '' ? 'Sin cargar' : `Cierra desde ${chipDeCodigo(cerroDesde)}`
}
