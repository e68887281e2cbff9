import { foldText } from '#domain/identidad/normalize-text.ts'
import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { lugarDe, SALUD } from './afiliacion.ts'

/** More than are looked at one by one: the first stand in Salud, the rest nowhere that a desk sees. */
const PERSONAS = 14_000
const EN_SALUD = 8_000
const EN_DEPENDENCIA = 900

export interface FilaPadron {
  readonly id: number
  readonly interno: number
  readonly curp: string
  readonly nombre_plegado: string
  /** What its place in order of names says: Ñ after N. */
  readonly orden: string
  readonly situacion: string
  readonly fecha_alta: string
  readonly sueldo_centavos: number
  readonly nivel0_id: number | null
  readonly nivel1_id: number | null
  readonly nivel2_id: number | null
}

const CLAVES = ['interno', 'curp', 'rfc', 'nombre', 'apellido_paterno', 'apellido_materno', 'nombre_plegado', 'fecha_nacimiento', 'sexo'] // prettier-ignore
const RESTO = ['fecha_alta', 'situacion', 'sueldo_centavos', 'nivel0_id', 'nivel1_id', 'nivel2_id', 'creado_at', 'actualizado_at'] // prettier-ignore
const AT = '2026-01-01T00:00:00.000Z'

/** Of every ninth person a baja, of a few a licence, of the rest active; nobody ever died. */
const situacionDe = (n: number): string => (n % 9 === 0 ? 'B' : n % 700 === 1 ? 'L' : 'A')

/** A padrón too large to be looked at person by person; gives its people, the id of Salud and that of one of its dependencias. */
export async function padronGrande() {
  const { entidad, adscripcion: salud, dependencia } = await lugarDe(SALUD)
  const otra = await selectRow<{ id: number }>(
    'SELECT id FROM unidades WHERE nivel = 1 AND id <> $1 ORDER BY id LIMIT 1',
    [salud],
  )
  const nuevas = generarPersonas(4_242, PERSONAS).map((p, n) => {
    // Some surnames are names too, and some words begin others.
    const apellidoPaterno = n % 2 === 0 ? 'María' : n % 11 === 0 ? 'de la O' : p.apellidoPaterno
    const names = [p.nombres, apellidoPaterno, p.apellidoMaterno, plegarNombre({ ...p, apellidoPaterno })]
    const place =
      n < EN_SALUD ? [entidad, salud, n < EN_DEPENDENCIA ? dependencia : null] : [entidad, otra?.id ?? null, null]
    const keys = [500_000 + n, p.curp, p.rfc, ...names, p.fechaNacimiento, p.sexo === 'H' ? 'M' : 'F']
    return [
      ...keys,
      `20${10 + (n % 13)}-0${1 + (n % 7)}-16`,
      situacionDe(n),
      900_000 + (n % 97) * 1_000,
      ...place,
      AT,
      AT,
    ]
  })
  await inTransaction(() => insertRows('afiliados', [...CLAVES, ...RESTO], nuevas))
  await refreshStatistics()
  const columns =
    'id, interno, curp, nombre_plegado, situacion, fecha_alta, sueldo_centavos, nivel0_id, nivel1_id, nivel2_id'
  const rows = await selectRows<Omit<FilaPadron, 'orden'> & { readonly nombres: string }>(
    `SELECT ${columns}, apellido_paterno || ' ' || apellido_materno || ' ' || nombre AS nombres FROM afiliados`,
  )
  const todas: FilaPadron[] = rows.map((row) => ({ ...row, orden: foldText(row.nombres.replaceAll(/ñ/gi, 'nzz')) }))
  return { todas, salud, dependencia, entidad }
}
