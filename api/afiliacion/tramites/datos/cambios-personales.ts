import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { comoEnElRegistro } from '#domain/afiliacion/datos/dice-lo-mismo.ts'
import { datosPersonalesIssues } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import { nacionalidadConCurp } from '#domain/afiliacion/datos/nacionalidad.ts'
import { normalizeDatosPersonales, type DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { CambioVisible } from '#domain/afiliacion/tramites/tramite.ts'
import { afiliadoValues } from '#api/afiliacion/alta/afiliado-values.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { nombresDeCatalogo } from '#api/organica/catalogos/read-catalogo.ts'
import { under } from '#api/afiliacion/alta/judge-alta.ts'
import { datosPersonalesDe } from './datos-registrados.ts'
import type { Bind } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { textoDeDato } from './texto-de-dato.ts'

/** Columns that each other column brings along, since they are made of the same datum. */
const DERIVADAS: Readonly<Record<string, readonly string[]>> = {
  nombre: ['nombre_plegado'],
  apellido_paterno: ['nombre_plegado'],
  apellido_materno: ['nombre_plegado'],
  calle_numero: ['calle', 'numero_exterior', 'numero_interior'],
}

const ETIQUETAS: Readonly<Record<string, string>> = {
  curp: 'CURP',
  rfc: 'RFC',
  nss: 'NSS',
  nombre: 'Nombre(s)',
  apellido_paterno: 'Apellido paterno',
  apellido_materno: 'Apellido materno',
  fecha_nacimiento: 'Fecha de nacimiento',
  nacionalidad: 'Nacionalidad',
  noempleado: 'No. de empleado',
  correo: 'Correo electrónico',
  telefono: 'Teléfono',
  calle_numero: 'Calle y número',
  calle2: 'Entre calles',
  fraccionamiento: 'Colonia',
  codigo_postal: 'Código postal',
  localidad: 'Localidad',
  municipio: 'Municipio',
  estado: 'Estado',
}

export interface CambiosPersonales {
  /** What would be on file. */
  readonly datos: DatosPersonales
  readonly columnas: Readonly<Record<string, string | number | null>>
  readonly visibles: readonly CambioVisible[]
  /** Names of the data that change, as the form knows them. */
  readonly nombres: readonly string[]
}

/** What a request changes of what is on file, judged: 422 for a changed datum that breaks a rule; old faults stay. */
export async function judgeCambiosPersonales(
  row: AfiliadoRow,
  cambios: DatosPersonalesEnCaptura,
): Promise<CambiosPersonales> {
  const actual = datosPersonalesDe(row)
  const { domicilioOCR, ...flat } = cambios
  const datos = comoEnElRegistro(
    actual,
    normalizeDatosPersonales({
      ...actual,
      nacionalidad: nacionalidadConCurp(actual, flat.curp ?? actual.curp),
      ...flat,
      domicilioOCR: { ...actual.domicilioOCR, ...domicilioOCR },
    }),
  )
  const nombres = changedNames(actual, datos)
  const issues = datosPersonalesIssues(datos, 'edicion').filter(({ path }) =>
    nombres.includes(path.split('.')[0] ?? ''),
  )
  if (issues.length > 0) throw broken(under('cambios.datosPersonales', issues))
  const columnas = nombres.length === 0 ? {} : changedColumns(row, afiliadoValues(datos))
  return { datos, columnas, visibles: await visibles(row, columnas), nombres }
}

function changedNames(before: DatosPersonales, after: DatosPersonales): string[] {
  const keys = Object.keys(after) as (keyof DatosPersonales)[]
  return keys.filter((key) => key !== 'foto' && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
}

function changedColumns(row: AfiliadoRow, values: Readonly<Record<string, Bind>>): CambiosPersonales['columnas'] {
  const before = row as unknown as Readonly<Record<string, Bind>>
  const own = Object.keys(values).filter((column) => column in before && before[column] !== values[column])
  const all = [...new Set(own.flatMap((column) => [column, ...(DERIVADAS[column] ?? [])]))]
  return Object.fromEntries(all.map((column) => [column, values[column] as string | number | null]))
}

async function visibles(row: AfiliadoRow, columnas: CambiosPersonales['columnas']): Promise<CambioVisible[]> {
  const nacionalidades = await nombresDeCatalogo('nacionalidad')
  const before = row as unknown as Readonly<Record<string, Bind>>
  return Object.entries(columnas).flatMap(([column, value]) => {
    const campo = ETIQUETAS[column]
    return campo === undefined
      ? []
      : [
          {
            campo,
            antes: textoDeDato(column, before[column], nacionalidades),
            despues: textoDeDato(column, value, nacionalidades),
          },
        ]
  })
}
