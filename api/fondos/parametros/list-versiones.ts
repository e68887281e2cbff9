import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { LIMITES_PARAMETRO } from '#domain/fondos/parametro-issues.ts'
import { estadoVersion, vigenciasDe, type VersionParametro } from '#domain/fondos/parametros/versiones.ts'
import { today } from '#api/clock.ts'
import type { PropuestaModel } from '#api/autorizaciones/models/PropuestaModel.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { asNumbers } from './as-numbers.ts'
import type { ParametroRow } from './parametro-row.ts'
import type { DatosParametro } from './datos-parametro.ts'

type PropuestaRow = Pick<RowOf<PropuestaModel>, 'id' | 'datos' | 'estado' | 'registro'> &
  RowAs<PropuestaModel, { propuestaAt: 'propuesta_at' }> &
  LeftJoined<RowAs<UsuarioModel, { propuso: 'nombre'; primera: 'nombre'; segunda: 'nombre'; ultima: 'nombre' }>>

/** What a proposal of a record stores: `clave` null for a new record, else the record and the version that it changes. */
type Propuesta = Omit<PropuestaRow, 'datos'> & {
  readonly datos: DatosParametro & { readonly clave: number | null; readonly version: number | null }
}

/**
 * Every registered version and every pending proposal, the newest first, with who proposed and authorised each. `rows` are the
 * versions, `hoy` the ordinal of the open quincena.
 */
export async function listVersiones(rows: readonly ParametroRow[], hoy: number): Promise<VersionParametro[]> {
  const propuestas = await selectPropuestas()
  const vigencias = vigenciasDe(rows)
  const autorizadas = new Map(
    propuestas
      .filter(({ estado }) => estado === 'autorizada')
      .toReversed()
      .map((each) => [versionDe(each), each]),
  )
  const registradas = rows.map((row): VersionParametro => {
    const { clave, version, desde, valores, autor, fechaRegistro, motivo, fundamento } = row
    const vigencia = vigencias.get(row.id)
    const propuesta = autorizadas.get(`${clave} ${version}`)
    return {
      titulo: `Registro ${clave}, versión ${version}`,
      estado: estadoVersion(vigencia, hoy),
      vigencia: vigencia ?? { desde, hasta: null },
      valores: asNumbers(valores),
      propuso: autor,
      autorizaron: propuesta ? manosDe(propuesta) : [],
      fechaAt: fechaRegistro,
      motivo,
      fundamento,
    }
  })
  const pendientes = propuestas.filter(({ estado }) => estado === 'pendiente').flatMap((each) => enEspera(each, rows))
  return [...pendientes, ...registradas].slice(0, LIMITES_PARAMETRO.versiones)
}

/** A pending proposal as the version it would register; none if the record that it changes is gone. */
function enEspera(propuesta: Propuesta, rows: readonly ParametroRow[]): VersionParametro[] {
  const { id, datos, propuso, propuestaAt } = propuesta
  // A change starts from its record, a new one from the newest.
  const base = datos.clave === null ? rows[0] : rows.find(({ clave }) => clave === datos.clave)
  const pedida = datos.desde === undefined ? null : parseQuincenaCode(datos.desde, Number(today().slice(0, 4)))
  const desde = pedida ?? base?.desde
  if (!base || desde === undefined) return []
  return [
    {
      titulo: folioPropuesta(id),
      estado: 'propuesta',
      vigencia: { desde, hasta: null },
      valores: { ...asNumbers(base.valores), ...datos.valores },
      propuso: propuso ?? 'Sistema',
      autorizaron: manosDe(propuesta),
      fechaAt: propuestaAt,
      motivo: datos.motivo?.trim() ?? '',
      fundamento: datos.fundamento?.trim() ?? (datos.clave === null ? '' : base.fundamento),
    },
  ]
}

/** "2 1": the record that an authorised proposal registered, and its version. */
function versionDe({ registro, datos }: Propuesta): string {
  return `${registro} ${datos.clave === null ? 1 : (datos.version ?? 0) + 1}`
}

const manosDe = ({ primera, segunda, ultima, estado }: Propuesta): string[] =>
  [primera, segunda, estado === 'autorizada' ? ultima : null].filter((name) => name !== null)

async function selectPropuestas(): Promise<Propuesta[]> {
  const rows = await selectRows<PropuestaRow>(
    `SELECT p.id, p.datos, p.estado, p.registro, p.propuesta_at AS "propuestaAt", up.nombre AS propuso,
            uu.nombre AS primera, us.nombre AS segunda, ud.nombre AS ultima
     FROM propuestas p LEFT JOIN usuarios up ON up.id = p.propuesta_por LEFT JOIN usuarios uu ON uu.id = p.primera_por
     LEFT JOIN usuarios us ON us.id = p.segunda_por LEFT JOIN usuarios ud ON ud.id = p.decidida_por
     WHERE p.accion = 'parametros.guardar' AND p.estado IN ('pendiente', 'autorizada')
     ORDER BY p.id DESC LIMIT ${2 * LIMITES_PARAMETRO.versiones}`,
  )
  return rows.map(({ datos, ...row }) => ({ ...row, datos: JSON.parse(datos) as Propuesta['datos'] }))
}
