import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { CLAVE_PARAMETRO_KEYS, DIEZMILESIMOS, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { CONSTANTES_CARGA } from '#domain/fondos/constantes/rango-constante.ts'
import { EDAD_MINIMA_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { CONSTANTES_PRESTAMO } from '#domain/fondos/prestamos/capacidad.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { ConstanteModel } from '#api/fondos/models/ConstanteModel.ts'
import { FondosParametroModel } from '#api/fondos/models/FondosParametroModel.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/**
 * First rates of the funds, in percent; every other key is 0. Source: one public source of this kind of institute, to be
 * confirmed by it: a record that an administrator replaces with the next.
 */
const TASAS: Readonly<Partial<Record<ClaveParametro, number>>> = {
  FAA: 5,
  FAE: 2.5,
  FVE: 1.4,
  FHE: 0.35,
  FPESA: 4.5,
  FPESE: 22.25,
  FPEAE: 26.75,
  FPEQE: 26.75,
  SARE: 2,
}

/** Invented like the law of such an institute, and says so: the institute names its own in its first record. */
const FUNDAMENTO = 'Ley del Instituto de Pensiones, artículos 31 a 38 (por confirmar por el instituto)'

/** From when they hold, like the first salaries: inferred. */
const DESDE = quincenaOrdinal(2025, 1)

/**
 * Constants that rules read: the yearly rate on what is paid late (decision 10.30), 0 until the institute sets one, and what
 * loans are made by; the age from which capital is withdrawn; what loads of files read.
 */
const CONSTANTES = [
  { nombre: 'TASA_MORA_ANUAL', valor: '0' },
  ...Object.entries(CONSTANTES_PRESTAMO).map(([nombre, valor]) => ({ nombre, valor })),
  EDAD_MINIMA_RETIRO,
  ...Object.entries(CONSTANTES_CARGA).map(([nombre, valor]) => ({ nombre, valor })),
] as const

/** The first parameter record of the funds, and the constants that rules read. What the institute changed stands. */
export async function loadParametrosFondos(): Promise<void> {
  const [primero] = await sembrarUnaVez('parametros_fondos', [1], String)
  if (primero !== undefined) await insertPrimero(primero)
  for (const { nombre, valor } of await sembrarUnaVez('constantes', CONSTANTES, ({ nombre: clave }) => clave))
    await insertRow(ConstanteModel, {
      nombre,
      nombre_plegado: foldText(nombre),
      valor,
      desde: '2025-01-01',
      autor: 'Sistema',
      registrada_at: nowAt(),
    })
}

async function insertPrimero(clave: number): Promise<void> {
  const valores = CLAVE_PARAMETRO_KEYS.map((key) => [key, Math.round((TASAS[key] ?? 0) * DIEZMILESIMOS)] as const)
  await insertRow(FondosParametroModel, {
    clave,
    version: 1,
    desde: DESDE,
    fecha_registro: nowAt(),
    status: 'ACTIVO',
    redondeo: 'medio-par',
    fundamento: FUNDAMENTO,
    motivo: 'Primer registro, al instalar el portal',
    valores: JSON.stringify(Object.fromEntries(valores)),
  })
}
