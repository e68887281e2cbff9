import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas.ts'
import type { BuscarPersonasTramite, PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { noProcedeAjena, noProcedeTramite, TRAMITE_ALTERNO } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { TRAMITES, type Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { AfiliadoRow } from '#api/afiliacion/afiliado-row.ts'
import { isPropia, loadRegistrados } from '#api/afiliacion/coincidencia.ts'
import { findPersonalRows, personalSchema, type ConsultaPersonal } from '#api/afiliacion/find-personal.ts'
import { puestoOf } from '#api/afiliacion/present-persona.ts'
import { loadReglasTramites } from '#api/afiliacion/tipos/reglas-row.ts'

/** Rows of a page (specification 3 §9), and of a search by internal number (§7). */
const LIMITE = 100
const LIMITE_INTERNO = 50

const PARAMETRO = { nombre: 'q', curp: 'curp', interno: 'interno', noempleado: 'noempleado', rfc: 'rfc' } as const

/**
 * The people whom a procedure may be asked for, within scope, each with its situation, its open movement and why it cannot
 * be chosen. The alta with history finds those of any office too: of them it tells name, situation and entity, and all
 * else by the whole CURP (decisions §2, §9).
 */
export async function findPersonasTramite(
  actor: Actor,
  tramite: Tramite,
  { por, texto }: BuscarPersonasTramite,
): Promise<PersonaTramite[]> {
  const rows = await findPersonalRows(actor, consultaOf(tramite, por, texto))
  const [abiertos, reglasDe] = await Promise.all([openMovements(rows), loadReglasTramites()])
  const curp = por === 'curp' ? cleanKey(texto) : ''
  return rows.map((row) => present(actor, tramite, row, { abierto: abiertos.get(row.id) ?? null, curp, reglasDe }))
}

function consultaOf(tramite: Tramite, por: BuscarPersonasTramite['por'], texto: string): ConsultaPersonal {
  return personalSchema.parse({
    [PARAMETRO[por]]: texto,
    limit: por === 'interno' ? LIMITE_INTERNO : LIMITE,
    ...(tramite === 'alta-historico' && { ORGANICA_ACTIVO: SITUACIONES_CON_HISTORIA.join('-') }),
  })
}

/** Folio of the open movement by person. */
export async function openMovements(rows: readonly AfiliadoRow[]): Promise<ReadonlyMap<number, string>> {
  const registrados = await loadRegistrados(rows.map(({ id }) => id))
  return new Map(registrados.flatMap(({ row, abierto }) => (abierto ? [[row.id, abierto.folio] as const] : [])))
}

function alternoDe(
  actor: Actor,
  tramite: Tramite,
  row: AfiliadoRow,
  { abierto, reglasDe }: Sabido,
): PersonaTramite['otro'] {
  const alterno = TRAMITE_ALTERNO[tramite]
  if (!alterno) return null
  const { situacion, interno } = row
  if (noProcedeTramite(reglasDe(alterno), { situacion, abierto }, actor.ambito === 'instituto') !== '') return null
  const { etiqueta, vista } = TRAMITES[alterno]
  return {
    etiqueta: `Registrar ${etiqueta.toLocaleLowerCase('es-MX')}`,
    ruta: `${rutaVista(vista)}&interno=${interno}`,
  }
}

interface Sabido {
  readonly abierto: string | null
  /** The CURP that was searched, cleaned. */
  readonly curp: string
  readonly reglasDe: (tramite: Tramite) => ReglasTipo
}

function present(actor: Actor, tramite: Tramite, row: AfiliadoRow, sabido: Sabido): PersonaTramite {
  const { abierto, curp, reglasDe } = sabido
  const propia = isPropia(actor, row)
  const entera = propia || row.curp === curp
  const folio = propia ? abierto : abierto && ''
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno, situacion } = row
  const noProcede = noProcedeTramite(reglasDe(tramite), { situacion, abierto: folio }, actor.ambito === 'instituto')
  const porQue = noProcede || (propia ? '' : noProcedeAjena(situacion))
  const pideCurp = 'Es de otra dependencia: da su CURP completa para continuar.'
  return {
    id: row.id,
    interno: entera ? row.interno : 0,
    nombre: displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'lista'),
    curp: entera ? row.curp : '',
    puesto: entera ? puestoOf(row) : '',
    situacion,
    entidad: row.adscripcion ?? row.entidad ?? '',
    ajena: !propia,
    pideCurp: !propia && !entera && porQue === '',
    ultimoPeriodo: row.fecha_alta,
    movimientoAbierto: folio ?? '',
    porQue: porQue === '' && !entera ? pideCurp : porQue,
    otro: porQue === '' || !propia ? null : alternoDe(actor, tramite, row, sabido),
  }
}
