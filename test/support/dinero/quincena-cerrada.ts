import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { escribirCierre, ponerCalendario, type LineaDeCierre } from './cierres.ts'
import { signIn } from '#test/support/client.ts'

export const Q21 = 2026 * 24 + 20
export const Q22 = 2026 * 24 + 21

/** The test day is Friday 20 November 2026, itself a PAGO day here. */
export const CALENDARIO: Readonly<Record<string, string>> = {
  '2026-11-09': 'ARCHIVO_APLICACION',
  '2026-11-10': 'PAGO',
  '2026-11-18': 'ARCHIVO_APLICACION',
  '2026-11-19': 'PAGO',
  '2026-11-20': 'PAGO',
  '2026-11-21': 'ASUETO',
  '2026-11-22': 'ASUETO',
  '2026-11-23': 'PAGO',
  '2026-12-10': 'ARCHIVO_APLICACION',
  '2026-12-11': 'PAGO',
}

export interface DosQuincenas {
  readonly salud: number
  readonly educacion: number
  readonly claves: { readonly clave0: string; readonly clave1: string }
  /** `afiliados.id` of two people of Salud and one of Educación. */
  readonly personas: readonly [number, number, number]
  readonly cierre21: number
  readonly cierre22: number
  readonly cierreEducacion: number
}

const linea = (afiliadoId: number, fondo: string, clave: string, importe: number): LineaDeCierre => ({
  afiliadoId,
  fondo,
  clave,
  importe,
  parte: clave === 'FAA' || clave === 'FPESA' ? 'afiliado' : 'entidad',
  base: 616_788,
})

/**
 * Quincenas 21 and 22 of Salud and 22 of Educación, closed by rows written by hand, with their lines. Of Salud: Q22 is 1,000.00
 * (two people in Ahorro, 600.00 + 250.00, one in Vivienda, 150.00) and 40.00 of somebody on leave; Q21 is 500.00.
 */
export async function cerrarDosQuincenas(): Promise<DosQuincenas> {
  const [salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  const ventanilla = await signIn('ventanilla1')
  const ana = (await registrarAlta(ventanilla, salud)).afiliadoId
  const beto = (await registrarAlta(ventanilla, salud)).afiliadoId
  const carla = (await registrarAlta(await signIn('ventanilla2'), educacion)).afiliadoId
  await ponerCalendario('2026-11-01', CALENDARIO)
  const personas = [
    { afiliadoId: ana, interno: 101, nombre: 'Arce Díaz, Ana', sueldo: 616_788 },
    { afiliadoId: beto, interno: 102, nombre: 'Bravo Ruiz, Beto', sueldo: 616_788 },
  ]
  const cierre21 = await escribirCierre({
    entidadId: salud.adscripcion,
    quincena: Q21,
    personas: personas.slice(0, 1),
    lineas: [linea(ana, 'fondo_vivienda', 'FVE', 50_000)],
  })
  const cierre22 = await escribirCierre({
    entidadId: salud.adscripcion,
    quincena: Q22,
    personas,
    lineas: [
      linea(ana, 'fondo_ahorro', 'FAA', 40_000),
      { ...linea(ana, 'fondo_ahorro', 'FAE', 20_000), tasa: 32_426 },
      linea(beto, 'fondo_ahorro', 'FAE', 30_000),
      { ...linea(beto, 'fondo_ahorro', 'FAE', -5_000), origen: 'retroactiva', corrige: Q21 },
      linea(beto, 'fondo_vivienda', 'FVE', 15_000),
      { ...linea(beto, 'fondo_retiro', 'SARE', 4_000), obligado: 'afiliado' },
    ],
  })
  const cierreEducacion = await escribirCierre({
    entidadId: educacion.adscripcion,
    quincena: Q22,
    personas: [{ afiliadoId: carla, interno: 103, nombre: 'Cano Luna, Carla', sueldo: 616_788 }],
    lineas: [linea(carla, 'fondo_vivienda', 'FVE', 8_800)],
  })
  await emitirEl('2026-11-09', cierre21)
  for (const cierre of [cierre22, cierreEducacion]) await emitirEl('2026-11-18', cierre)
  const claves = await selectRow<{ clave0: string; clave1: string }>(
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [salud.adscripcion],
  )
  return {
    salud: salud.adscripcion,
    educacion: educacion.adscripcion,
    claves: claves!,
    personas: [ana, beto, carla],
    cierre21,
    cierre22,
    cierreEducacion,
  }
}

/** Issues the lines of a close as on that day: on time, however late it is in the test. */
async function emitirEl(dia: string, cierre: number): Promise<void> {
  const hoy = process.env['PORTAL_TODAY']
  process.env['PORTAL_TODAY'] = dia
  await inTransaction(() => emitirLinea(cierre)).finally(() => {
    process.env['PORTAL_TODAY'] = hoy
  })
}

/** Reference of the newest line of a close's entity. */
export async function referenciaDe(cierre: number): Promise<string> {
  const row = await selectRow<{ referencia: string }>(
    `SELECT l.referencia FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
     WHERE c.cierre_id = $1 AND c.obligado = 'entidad' ORDER BY l.id DESC LIMIT 1`,
    [cierre],
  )
  return row!.referencia
}

/** Sets the yearly rate of late interest, in percent. */
export async function ponerTasaMora(valor: string): Promise<void> {
  await execute(`UPDATE constantes SET valor = $1 WHERE nombre = 'TASA_MORA_ANUAL'`, [valor])
}
