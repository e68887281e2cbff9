import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { startOfDayInMexico } from '#domain/dia-mexico.ts'
import { capacidadRetencion, CONSTANTES_PRESTAMO } from '#domain/fondos/prestamos/capacidad.ts'
import { planearPrestamo } from '#domain/fondos/prestamos/planear-prestamo.ts'
import type { MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { TIPO_PRESTAMO_IDS, TIPOS_PRESTAMO, type TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { saveConstante } from '#api/fondos/constantes/save-constante.ts'
import { changePrestamo } from '#api/fondos/prestamos/change-prestamo.ts'
import { answerRetencion, decideRetencion } from '#api/fondos/retenciones/answer-retencion.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { loadActores } from './load-actores.ts'
import { ACTOR_DEMO } from './load-institucion.ts'

/** Loans of the demo, among who is at work or on leave; and of those, how many are of people who left owing them. */
const PRESTAMOS = 300
const DE_QUIEN_SALIO = 4
/** One answer in so many is less than what was ordered. */
const CADA_DIFERENCIA = 9
/** Yearly interest of each plan, in percent: invented. */
const INTERES = { corto: 6, mediano: 8, hipotecario: 7 }
const DIEZMILESIMAS = 10_000
const CONSTANTE_INTERES = {
  corto: 'INTERES_ANUAL_CORTO',
  mediano: 'INTERES_ANUAL_MEDIANO',
  hipotecario: 'INTERES_ANUAL_HIPOTECARIO',
} as const satisfies Record<TipoPrestamo, keyof typeof CONSTANTES_PRESTAMO>

/**
 * Makes loans that begin one after another over the `cuantas` quincenas that are about to be closed, and keeps the interest of
 * their plans, which the next ones bear too; once. Gives how many.
 */
export async function loadPrestamos(today: PlainDate, cuantas: number): Promise<number> {
  if (await selectRow('SELECT id FROM prestamos LIMIT 1')) return 0
  const primera = quincenaOf(today) - cuantas
  const personas = await selectRows<{ id: number; sueldo: number; licencia: PlainDate | null }>(
    `SELECT id, sueldo_centavos AS sueldo,
       (SELECT MAX(h.desde) FROM historia_afiliado h WHERE h.afiliado_id = afiliados.id AND h.situacion = 'L') AS licencia
     FROM afiliados
     WHERE situacion IN ('A', 'L') AND nivel1_id IS NOT NULL AND sueldo_centavos > 0 AND fecha_alta < $1 ORDER BY id`,
    [quincenaRange(primera).inicio],
  )
  const salieron = await selectRows<{ id: number; sueldo: number }>(
    `SELECT id, sueldo_centavos AS sueldo FROM afiliados
     WHERE situacion IN ('P', 'B') AND nivel1_id IS NOT NULL AND sueldo_centavos > 0 ORDER BY id LIMIT ${DE_QUIEN_SALIO}`,
  )
  const cuantos = PRESTAMOS - salieron.length
  const step = Math.max(1, Math.floor(personas.length / cuantos))
  const elegidas = personas.filter((_, i) => i % step === 0).slice(0, cuantos)
  const prestamos = [
    ...salieron.map((persona, i) => prestamoDe(persona, i, primera)),
    ...elegidas.map((persona, i) => {
      const sale = primera + Math.floor((i * cuantas) / elegidas.length)
      // A close orders by who is on leave when it is applied, and here all are applied today: a loan begins after the leave.
      const libre = persona.licencia === null ? sale : quincenaOf(persona.licencia) + 1
      return prestamoDe(persona, i, Math.min(Math.max(sale, libre), primera + cuantas - 1))
    }),
  ]
  await inTransaction(() => insertPrestamos(prestamos))
  await saveInteres(quincenaRange(primera).inicio)
  return prestamos.length
}

async function saveInteres(desde: PlainDate): Promise<void> {
  const admin = (await loadActores()).get('admin')
  if (!admin) return
  for (const tipo of TIPO_PRESTAMO_IDS)
    await saveConstante(admin, { nombre: CONSTANTE_INTERES[tipo], valor: String(INTERES[tipo]), desde })
}

type Prestamo = ReturnType<typeof prestamoDe>

/** A loan whose abono takes about half of what may be withheld of the person. */
function prestamoDe({ id, sueldo }: { readonly id: number; readonly sueldo: number }, i: number, primera: number) {
  const tipo = TIPO_PRESTAMO_IDS[i % TIPO_PRESTAMO_IDS.length] ?? 'corto'
  const { minimo, maximo } = TIPOS_PRESTAMO[tipo]
  const quincenas = Math.min(maximo, minimo + (i % 7))
  const capacidad = capacidadRetencion({
    sueldoCentavos: sueldo,
    porcentaje: Number(CONSTANTES_PRESTAMO.PORCENTAJE_MAXIMO_RETENCION),
    comprometidoCentavos: 0,
  })
  // Whole hundreds of pesos.
  const capitalCentavos = Math.max(1, Math.floor((capacidad * quincenas) / 2 / 10_000)) * 10_000
  const interesAnual = INTERES[tipo] * DIEZMILESIMAS
  return {
    id,
    tipo,
    quincenas,
    capitalCentavos,
    interesAnual,
    primera,
    ...planearPrestamo({ capitalCentavos, interesAnual, quincenas }),
  }
}

async function insertPrestamos(prestamos: readonly Prestamo[]): Promise<void> {
  const made = prestamos.map((prestamo) => ({
    ...prestamo,
    at: startOfDayInMexico(quincenaRange(prestamo.primera).inicio),
  }))
  await insertRows(
    'prestamos',
    [
      'afiliado_id',
      'tipo',
      'capital_centavos',
      'interes_anual',
      'interes_centavos',
      'abono_centavos',
      'quincenas',
      'primera',
      'estado',
      'creado_at',
    ],
    made.map((p) => [
      p.id,
      p.tipo,
      p.capitalCentavos,
      p.interesAnual,
      p.interesCentavos,
      p.abonoCentavos,
      p.quincenas,
      p.primera,
      'activo',
      p.at,
    ]),
  )
  const ids = await selectRows<{ id: number; capital: number; interes: number; at: string }>(
    'SELECT id, capital_centavos AS capital, interes_centavos AS interes, creado_at AS at FROM prestamos ORDER BY id',
  )
  await insertRows(
    'prestamo_movimientos',
    ['prestamo_id', 'clase', 'importe_centavos', 'hecho_at'],
    ids.flatMap(({ id, capital, interes, at }) => [
      [id, 'capital', capital, at],
      ...(interes > 0 ? [[id, 'interes', interes, at]] : []),
    ]),
  )
}

/** What an entity was ordered and has not answered. */
interface OrdenDemo {
  readonly id: number
  readonly prestamoId: number
  readonly entidadId: number
  readonly version: number
  readonly ordenado: number
}

/** Why the demo's entities withheld less: now one reason, now another. */
const MOTIVOS: readonly (readonly [MotivoRetencion, string])[] = [
  ['sueldo_insuficiente', ''],
  ['licencia', ''],
  ['otro', 'La nómina se había cerrado cuando llegó la orden.'],
  ['sueldo_insuficiente', ''],
  ['baja', ''],
]

/**
 * Answers what `quincena` (ordinal) ordered: most of it whole, one in nine less, for one reason or another. Every difference is
 * decided, but where `quedan` those of one entity in two wait. As the administrator; what was answered stays.
 */
export async function loadRespuestas(quincena: number, quedan: boolean): Promise<void> {
  const admin = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'admin'`)
  const actor = admin ? await loadActor(admin.id, ACTOR_DEMO.origen) : null
  if (!actor) return
  const ordenes = await selectRows<OrdenDemo>(
    `SELECT id, prestamo_id AS "prestamoId", entidad_id AS "entidadId", version, ordenado_centavos AS ordenado FROM retenciones
     WHERE obligado = 'entidad' AND retenido_centavos IS NULL AND quincena = $1 ORDER BY id`,
    [quincena],
  )
  const isLess = (_: OrdenDemo, i: number): boolean => (i + quincena) % CADA_DIFERENCIA === 0
  await inTransaction(async () => {
    await answerWhole(
      actor,
      quincena,
      ordenes.filter((orden, i) => !isLess(orden, i)),
    )
    for (const [i, { id, entidadId, version, ordenado }] of ordenes.filter(isLess).entries()) {
      const [motivo, nota] = MOTIVOS[(i + quincena) % MOTIVOS.length] ?? ['licencia', '']
      const retenidoCentavos = Math.floor(ordenado / 2)
      const respuesta = await answerRetencion(actor, id, { version, retenidoCentavos, motivo, nota })
      if (!quedan || entidadId % 2 === 0)
        await decideRetencion(actor, id, {
          version: respuesta.version,
          causa: motivo,
          decision: i % 3 === 2 && motivo !== 'otro' ? 'cobrar' : 'recorrer',
        })
    }
  })
}

/** The two oldest loans that still go on are suspended, through the service. */
export async function suspendPrestamos(): Promise<void> {
  const auxiliar = (await loadActores()).get('auxiliar')
  if (!auxiliar) return
  const rows = await selectRows<{ id: number; version: number }>(
    `SELECT id, version FROM prestamos WHERE estado = 'activo' ORDER BY id LIMIT 2`,
  )
  for (const { id, version } of rows)
    await changePrestamo(auxiliar, id, { acto: 'suspender', motivo: 'La entidad pidió revisar el plan.', version })
}

/** Whole answers together: a year of them one by one would be most of what the demo takes to open. */
async function answerWhole({ id }: Actor, quincena: number, ordenes: readonly OrdenDemo[]): Promise<void> {
  if (ordenes.length === 0) return
  const at = nowAt()
  await insertRows(
    'prestamo_movimientos',
    ['prestamo_id', 'clase', 'quincena', 'retencion_id', 'importe_centavos', 'hecho_at', 'hecho_por'],
    ordenes.map((orden) => [orden.prestamoId, 'retenido', quincena, orden.id, -orden.ordenado, at, id]),
  )
  await execute(
    `UPDATE retenciones SET retenido_centavos = ordenado_centavos, respondida_at = $1, respondida_por = $2, version = version + 1
     WHERE id IN (${ordenes.map((orden) => orden.id).join(', ')})`,
    [at, id],
  )
  await execute(
    `UPDATE prestamos SET estado = 'liquidado', version = version + 1
     WHERE estado = 'activo' AND id IN (${ordenes.map(({ prestamoId }) => prestamoId).join(', ')})
       AND (SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m WHERE m.prestamo_id = prestamos.id) <= 0`,
  )
}
