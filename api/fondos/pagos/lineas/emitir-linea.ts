import { quincenaCode, quincenaRange } from '#domain/calendario/quincena.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { diasDeMora, interesMora } from '#domain/fondos/mora.ts'
import { diasDePagoDeCierre, limitesPosibles } from '#domain/fondos/pagos/corrida-pago.ts'
import { limitesDeCierre, type MotivoLimite, type ParteConLimite } from '#domain/fondos/pagos/limites-cierre.ts'
import { creditoAplicable } from '#domain/fondos/pagos/linea-en-vigor.ts'
import { prefijoEntidad, prefijoPersona } from '#domain/fondos/referencia-pago.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { nowAt, today } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { FOR_NO_KEY_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { acreditarLicencia } from '#api/fondos/prestamos/acreditar-licencia.ts'
import { loadContratoReferencia } from '#api/fondos/pagos/contrato-referencia.ts'
import { creditoDeEntidad, creditosDePersonas } from '#api/fondos/pagos/credito-deudor.ts'
import { limiteNoCumplido, partesAnteriores } from './limites-de-cierre.ts'
import { referenciasLibres, type Referida } from './referencia-libre.ts'
import { loadTasaMora } from '#api/fondos/pagos/tasa-mora.ts'
import { retencionesPorCargar, type RetencionPorCargar } from '#api/fondos/pagos/retenciones-por-cargar.ts'

interface Cierre {
  readonly entidadId: number
  readonly quincena: number
  readonly clave0: string
  readonly clave1: string
}

/** What a close gives somebody to pay, or to have in favour. */
interface Cargo {
  /** `afiliados.id` and interno of who owes it on leave; null for the entity. */
  readonly persona: { readonly id: number; readonly interno: number } | null
  readonly principalCentavos: number
  readonly creditoCentavos: number
  /** Of the principal, what is taken of withholdings of loans. */
  readonly retenciones: readonly RetencionPorCargar[]
}

/**
 * Charges what a close stored and issues its lines, inside the transaction that publishes it: one for the entity, and one for
 * each person who pays both parts on leave (decisions 10.20 and 10.24). Amounts are sums of stored totals and of the
 * withholdings of loans, which the close has ordered before (decision 10.21). A total of zero or
 * less issues no line; what is negative, like what was paid in excess, lowers the debtor's next ones. A second call for the
 * same close breaks a unique key. Throws 422 when the calendar has no PAGO days for it.
 */
export async function emitirLinea(cierreId: number): Promise<void> {
  if (!isInTransaction()) throw new Error('A line is issued in the transaction that publishes its close')
  const cierre = await lockCierre(cierreId)
  const retenciones = await retencionesPorCargar(cierreId, cierre.entidadId)
  const cargos = [
    ...(await cargoDeEntidad(cierreId, cierre.entidadId, retenciones)),
    ...(await cargosDePersonas(cierreId, retenciones)),
  ]
  const porPagar = cargos.filter((cargo) => saldoOf(cargo) > 0)
  const lineas = porPagar.length === 0 ? [] : await lineasDe(porPagar, cierreId, cierre)
  await insertCargos(cierreId, cierre, cargos, new Map(lineas.map((linea) => [linea.cargo, linea])))
  const ids = await cargoIds(cierreId)
  await insertPartes(lineas, ids)
  await insertRetenciones(cargos, ids)
  for (const cargo of cargos)
    if (cargo.persona && saldoOf(cargo) <= 0) await acreditarLicencia(cargoOf(ids, cargo), null)
  if (lineas.length === 0) return
  const [hoy, at] = [today(), nowAt()]
  await insertRows(
    'lineas_pago',
    ['cargo_id', 'referencia', 'capital_centavos', 'interes_centavos', 'limite', 'emitida', 'emitida_at'],
    lineas.map(({ cargo, referencia, limite, interesCentavos }) => [
      cargoOf(ids, cargo),
      referencia,
      saldoOf(cargo),
      interesCentavos,
      limite,
      hoy,
      at,
    ]),
  )
}

const saldoOf = ({ principalCentavos, creditoCentavos }: Cargo): number => principalCentavos - creditoCentavos

/** The close, with its entity held: its credit is not used twice. */
async function lockCierre(cierreId: number): Promise<Cierre> {
  const cierre = await selectRow<Cierre>(
    `SELECT k.entidad_id AS "entidadId", k.quincena, o.clave_0 AS "clave0", o.clave_1 AS "clave1"
     FROM cierres k JOIN unidades u ON u.id = k.entidad_id JOIN organica o ON o.id = u.organica_id WHERE k.id = $1`,
    [cierreId],
  )
  if (!cierre) throw notFound('El cierre')
  await selectRow(`SELECT id FROM unidades WHERE id = $1${FOR_NO_KEY_UPDATE}`, [cierre.entidadId])
  return cierre
}

const sumOf = (retenciones: readonly RetencionPorCargar[]): number =>
  retenciones.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)

/** Nothing when the close has nothing of the entity's: zero people close without a line. */
async function cargoDeEntidad(
  cierreId: number,
  entidadId: number,
  todas: readonly RetencionPorCargar[],
): Promise<Cargo[]> {
  const row = await selectRow<{ total: number }>(
    `SELECT CAST(COALESCE(SUM(importe_centavos), 0) AS BIGINT) AS total FROM cierre_totales
     WHERE cierre_id = $1 AND obligado = 'entidad'`,
    [cierreId],
  )
  const retenciones = todas.filter(({ persona }) => persona === null)
  const principalCentavos = (row?.total ?? 0) + sumOf(retenciones)
  if (principalCentavos === 0 && retenciones.length === 0) return []
  const creditoCentavos = creditoAplicable(principalCentavos, await creditoDeEntidad(entidadId))
  return [{ persona: null, principalCentavos, creditoCentavos, retenciones }]
}

async function cargosDePersonas(cierreId: number, todas: readonly RetencionPorCargar[]): Promise<Cargo[]> {
  const rows = await selectRows<{ id: number; interno: number; total: number }>(
    `SELECT l.afiliado_id AS id, a.interno, CAST(SUM(l.importe_centavos) AS BIGINT) AS total
     FROM aportaciones l JOIN afiliados a ON a.id = l.afiliado_id
     WHERE l.cierre_id = $1 AND l.obligado = 'afiliado' GROUP BY l.afiliado_id, a.interno ORDER BY l.afiliado_id`,
    [cierreId],
  )
  const personas = new Map(rows.map(({ id, interno }) => [id, interno]))
  for (const { persona } of todas) if (persona) personas.set(persona.id, persona.interno)
  const totales = new Map(rows.map(({ id, total }) => [id, total]))
  const creditos = personas.size === 0 ? new Map<number, number>() : await creditosDePersonas(cierreId)
  return [...personas].flatMap(([id, interno]): Cargo[] => {
    const retenciones = todas.filter(({ persona }) => persona?.id === id)
    const principalCentavos = (totales.get(id) ?? 0) + sumOf(retenciones)
    if (principalCentavos === 0 && retenciones.length === 0) return []
    const creditoCentavos = creditoAplicable(principalCentavos, creditos.get(id) ?? 0)
    return [{ persona: { id, interno }, principalCentavos, creditoCentavos, retenciones }]
  })
}

/** Which withholdings each charge took, and how much of each: what later ones are adjusted by. */
async function insertRetenciones(cargos: readonly Cargo[], ids: CargoIds): Promise<void> {
  await insertRows(
    'cargo_retenciones',
    ['cargo_id', 'retencion_id', 'importe_centavos'],
    cargos.flatMap((cargo) =>
      cargo.retenciones.map(({ retencionId, importeCentavos }) => [cargoOf(ids, cargo), retencionId, importeCentavos]),
    ),
  )
}

/** The line of a charge: its interest up to its limit (decisiones §11.15), and from which limits interest runs. */
interface LineaDeCargo extends Referida {
  readonly cargo: Cargo
  readonly interesCentavos: number
  readonly partes: readonly ParteConLimite[]
  readonly motivo: MotivoLimite
}

async function lineasDe(cargos: readonly Cargo[], cierreId: number, cierre: Cierre): Promise<LineaDeCargo[]> {
  const { quincena, entidadId, clave0, clave1 } = cierre
  const eventos = await listEventosFrom(quincenaRange(quincena).inicio)
  const hoy = today()
  const posibles = limitesPosibles(diasDePagoDeCierre(eventos, quincena, hoy), hoy)
  const [limite] = posibles
  if (limite === undefined) throw sinCorrida(hoy)
  const oportuno = await limiteNoCumplido(cierreId, quincena, eventos)
  const anteriores = await partesAnteriores(entidadId, quincena)
  const tasaMora = await loadTasaMora()
  const periodo = quincenaCode(quincena)
  const porReferir = cargos.map((cargo) => {
    const persona = cargo.persona?.id ?? null
    const limites = limitesDeCierre({
      porPagarCentavos: saldoOf(cargo),
      limite,
      oportuno: persona === null ? oportuno : null,
      anteriores: anteriores.get(persona) ?? [],
    })
    const interesAl = (dia: PlainDate): number =>
      limites.partes.reduce(
        (sum, parte) => sum + interesMora(parte.capitalCentavos, tasaMora(parte.limite), diasDeMora(parte.limite, dia)),
        0,
      )
    const prefijo = cargo.persona
      ? prefijoPersona(cargo.persona.interno, periodo)
      : prefijoEntidad(clave0, clave1, periodo)
    return { ...limites, cargo, interesAl, prefijo, totalAl: (dia: PlainDate) => saldoOf(cargo) + interesAl(dia) }
  })
  // A close made again keeps its first limit while it has not passed.
  const primeros = porReferir.flatMap(({ partes, motivo }) => (motivo === 'cierre_repetido' ? partes.slice(0, 1) : []))
  const vigentes = primeros.map((parte) => parte.limite).filter((dia) => dia >= hoy)
  const dias = [...new Set([...vigentes.sort(), ...posibles])]
  const referidas = await referenciasLibres(porReferir, dias, await loadContratoReferencia())
  return porReferir.flatMap(({ interesAl, ...linea }, i) => {
    const referida = referidas[i]
    return referida ? [{ ...linea, ...referida, interesCentavos: interesAl(referida.limite) }] : []
  })
}

function sinCorrida(hoy: PlainDate): AppError {
  const texto = `El calendario no tiene días de Referencia/Validación (PAGO) que empiecen después del ${formatFecha(hoy)} y de la aplicación de la quincena: cárgalos y vuelve a aplicar el cierre.`
  return new AppError(422, 'sin_dias_pago', texto, [{ path: 'calendario', code: 'sin_dias_pago', message: texto }])
}

/** Only of charges with several limits. */
async function insertPartes(lineas: readonly LineaDeCargo[], ids: CargoIds): Promise<void> {
  await insertRows(
    'cargo_partes',
    ['cargo_id', 'limite', 'capital_centavos'],
    lineas
      .filter(({ partes }) => partes.length > 1)
      .flatMap(({ cargo, partes }) =>
        partes.map((parte) => [cargoOf(ids, cargo), parte.limite, parte.capitalCentavos]),
      ),
  )
}

async function insertCargos(
  cierreId: number,
  { entidadId, quincena }: Cierre,
  cargos: readonly Cargo[],
  lineas: ReadonlyMap<Cargo, LineaDeCargo>,
): Promise<void> {
  const at = nowAt()
  await insertRows(
    'cargos',
    [
      'cierre_id',
      'entidad_id',
      'quincena',
      'obligado',
      'afiliado_id',
      'principal_centavos',
      'credito_centavos',
      'limite',
      'motivo_limite',
      'creado_at',
    ],
    cargos.map((cargo) => [
      cierreId,
      entidadId,
      quincena,
      cargo.persona ? 'afiliado' : 'entidad',
      cargo.persona?.id ?? null,
      cargo.principalCentavos,
      cargo.creditoCentavos,
      lineas.get(cargo)?.partes[0]?.limite ?? null,
      lineas.get(cargo)?.motivo ?? '',
      at,
    ]),
  )
}

/** `cargos.id` by `afiliados.id`; null stands for the entity. */
type CargoIds = ReadonlyMap<number | null, number>

async function cargoIds(cierreId: number): Promise<CargoIds> {
  const rows = await selectRows<{ id: number; persona: number | null }>(
    'SELECT id, afiliado_id AS persona FROM cargos WHERE cierre_id = $1',
    [cierreId],
  )
  return new Map(rows.map(({ id, persona }) => [persona, id]))
}

function cargoOf(ids: CargoIds, { persona }: Cargo): number {
  const id = ids.get(persona?.id ?? null)
  if (id === undefined) throw new Error('A charge was not kept')
  return id
}
