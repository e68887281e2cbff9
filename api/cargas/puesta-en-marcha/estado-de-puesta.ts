import type { Actor } from '#domain/acceso/actor.ts'
import type { Acto } from '#domain/acceso/acto.ts'
import { CUENTA_SISTEMA } from '#domain/acceso/actor.ts'
import { SITUACIONES_EN_PLANTILLA, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { quincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import type { PuestaEnMarcha, EntidadDePuesta } from '#domain/cargas/puesta-en-marcha/puesta-en-marcha.ts'
import { pasosDePuesta, type CifrasDePuesta } from '#domain/cargas/puesta-en-marcha/pasos-de-puesta.ts'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { folioDe } from '#api/cargas/carga-row.ts'
import { entidadesDePadron } from '#api/cargas/padron/catalogos-padron.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRow, selectRows, SQL_TRUE } from '#api/db/sql.ts'

/** What a new installation must load, what is in, and the figures to compare with the old system. Reads only. Throws 403. */
export async function estadoDePuesta(actor: Actor): Promise<PuestaEnMarcha> {
  authorizeInstituto(actor, 'puesta.leer')
  const entidades = await loadEntidades()
  return {
    pasos: pasosDePuesta(await loadCifras(entidades.length), entidades, actor.vistas),
    entidades,
    totales: totalesDe(entidades),
  }
}

function totalesDe(entidades: readonly EntidadDePuesta[]): PuestaEnMarcha['totales'] {
  const porSituacion: Partial<Record<LetraSituacion, number>> = {}
  let [personas, sueldosCentavos] = [0, 0]
  for (const entidad of entidades) {
    personas += entidad.personas
    sueldosCentavos += entidad.sueldosCentavos
    for (const [letra, n] of Object.entries(entidad.porSituacion) as [LetraSituacion, number][])
      porSituacion[letra] = (porSituacion[letra] ?? 0) + n
  }
  return { personas, porSituacion, sueldosCentavos }
}

async function loadEntidades(): Promise<EntidadDePuesta[]> {
  const personas = await selectRows<{ id: number | null; situacion: LetraSituacion; n: number; sueldos: number }>(
    `SELECT nivel1_id AS id, situacion, CAST(COUNT(*) AS INTEGER) AS n, CAST(SUM(sueldo_centavos) AS BIGINT) AS sueldos
     FROM afiliados GROUP BY nivel1_id, situacion`,
  )
  const cierres = await selectRows<{ id: number; quincena: number }>(
    `SELECT entidad_id AS id, MIN(quincena) AS quincena FROM cierres WHERE estado NOT IN ('abierto', 'anulado') GROUP BY entidad_id`,
  )
  const cargas = await loadCargas()
  return (await entidadesDePadron()).map(({ id, clave, nombre }) => {
    const suyas = personas.filter((row) => row.id === id)
    const cierre = cierres.find((row) => row.id === id)
    const enPlantilla = suyas.filter(({ situacion }) => SITUACIONES_EN_PLANTILLA.includes(situacion))
    return {
      ...{ clave, nombre, personas: suyas.reduce((suma, { n }) => suma + n, 0) },
      porSituacion: Object.fromEntries(suyas.map(({ situacion, n }) => [situacion, n])),
      sueldosCentavos: enPlantilla.reduce((suma, { sueldos }) => suma + sueldos, 0),
      carga: cargas.get(clave) ?? null,
      cerroDesde: cierre ? quincenaCode(cierre.quincena) : '',
    }
  })
}

/** The last padrón of each entity that still stands, by the entity's key. */
async function loadCargas(): Promise<ReadonlyMap<string, { readonly folio: string; readonly estado: EstadoCarga }>> {
  const rows = await selectRows<{ id: number; creadaAt: string; asunto: string; estado: EstadoCarga }>(
    `SELECT id, creada_at AS "creadaAt", asunto, estado FROM cargas
     WHERE tipo = 'padron' AND estado NOT IN ('rechazada', 'descartada', 'deshecha') ORDER BY id`,
  )
  return new Map(rows.map((row) => [row.asunto, { folio: folioDe(row), estado: row.estado }]))
}

/** Acts without which a load or a close stops, and how people call them. */
const HACEN_FALTA = [
  ['revisar', 'revisar'],
  ['aprobar', 'aprobar'],
  ['autorizar', 'autorizar cierres'],
] as const satisfies readonly (readonly [Acto, string])[]

async function loadCifras(entidades: number): Promise<CifrasDePuesta> {
  const hoy = today()
  const binds = new Binds()
  const dia = binds.add(hoy)
  const row = await selectRow<{
    readonly areas: number
    readonly categorias: number
    readonly conSueldo: number
    readonly aplicacionHasta: PlainDate | null
    readonly parametros: number
    readonly cuentas: number
    readonly colonias: number
  }>(
    `SELECT (SELECT CAST(COUNT(*) AS INTEGER) FROM unidades WHERE nivel = 3 AND activo = ${SQL_TRUE}) AS areas,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM categorias WHERE activo = ${SQL_TRUE}) AS categorias,
       (SELECT CAST(COUNT(DISTINCT c.id) AS INTEGER) FROM categorias c JOIN sueldos s ON s.categoria_id = c.id
         WHERE c.activo = ${SQL_TRUE} AND s.vigente_desde <= ${dia} AND (s.vigente_hasta IS NULL OR s.vigente_hasta >= ${dia})) AS "conSueldo",
       (SELECT MAX(fecha) FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha >= ${dia}) AS "aplicacionHasta",
       (SELECT CAST(COUNT(*) AS INTEGER) FROM fondos_parametros WHERE desde <= ${binds.add(quincenaOf(hoy))}) AS parametros,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM usuarios WHERE activo = ${SQL_TRUE} AND id <> ${binds.add(CUENTA_SISTEMA)}) AS cuentas,
       (SELECT CAST(COUNT(*) AS INTEGER) FROM colonias) AS colonias`,
    binds.values,
  )
  const actos = await selectRows<{ acto: string }>(
    `SELECT DISTINCT p.acto FROM usuarios u JOIN perfil_actos p ON p.perfil_id = u.perfil_id
     WHERE u.activo = ${SQL_TRUE} AND u.perfil_id NOT IN (SELECT perfil_id FROM perfil_actos WHERE acto = 'administrar')`,
  )
  const {
    areas = 0,
    categorias = 0,
    conSueldo = 0,
    aplicacionHasta = null,
    parametros = 0,
    cuentas = 0,
    colonias = 0,
  } = row ?? {}
  return {
    ...{ entidades, areas, categorias, sinSueldo: categorias - conSueldo, aplicacionHasta, cuentas, colonias },
    conParametros: parametros > 0,
    sinQuien: HACEN_FALTA.filter(([acto]) => !actos.some((each) => each.acto === acto)).map(([, texto]) => texto),
  }
}
