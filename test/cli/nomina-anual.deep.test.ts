import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SimulacionCarga } from '#domain/cargas/carga.ts'
import { dialect } from '#api/db/database.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { FINANZAS, generarAnio, PRIMERA, type AnioDeNominas } from '#test/support/cargas/anio/generar-anio.ts'
import {
  codigoDe,
  COLUMNAS_IMPORTE,
  type ArchivoDelAnio,
  type ColumnaImporte,
  type Pago,
} from '#test/support/cargas/anio/modelo.ts'
import { CONCEPTOS_ANCHA } from '#test/support/cargas/anio/nomina-ancha.ts'
import { CONCEPTOS_LARGA } from '#test/support/cargas/anio/nomina-larga.ts'
import { ponerEmpleados } from '#test/support/cargas/anio/poner-empleados.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { cerrarConServicios } from '#test/support/dinero/anio-cerrado.ts'
import { autorizarCarga } from '#test/support/cargas/nomina-de-prueba.ts'
import { conSemilla } from '#test/support/semilla.ts'
import { portal } from './consola.ts'

/** A whole year on SQLite. PostgreSQL differs in its SQL alone, which two quincenas run. */
const QUINCENAS = dialect === 'postgres' ? 2 : 24

let folder = ''
let auxiliar2: Client
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anio-'))
  auxiliar2 = await signIn('auxiliar2')
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command that must succeed. */
async function hecho(args: readonly string[], secretos?: readonly string[]): Promise<string> {
  const { code, out, err } = await portal(args, secretos && true, secretos)
  expect([args.slice(0, 3), code, err]).toEqual([args.slice(0, 3), 0, ''])
  return out
}

async function ponerConceptos(): Promise<void> {
  const poner = (entidad: string, clave: string, destino: string, mensual: boolean) =>
    hecho([
      ...['importar', 'concepto', clave, destino, '--entidad', entidad, '--desde', codigoDe(PRIMERA, 'QQAA'), '-y'],
      ...(mensual ? ['--mensual'] : []),
    ])
  for (const [clave, destino] of Object.entries(CONCEPTOS_LARGA)) await poner(EDUCACION, clave, destino, false)
  for (const [clave, destino, mensual] of CONCEPTOS_ANCHA) await poner(FINANZAS, clave, destino, mensual)
}

async function importar({ nombre, bytes, plano, entidad, quincena, motivo }: ArchivoDelAnio) {
  const ruta = path.join(folder, nombre)
  await writeFile(ruta, bytes)
  return portal([
    ...['importar', ruta, '--plano', plano, '--entidad', entidad, '--quincena', codigoDe(quincena, 'QQAA')],
    ...['-y', '--json', ...(motivo === undefined ? [] : ['--motivo', motivo])],
  ])
}

/** Loads a file by the command, and compares each of its rows. Returns its folio; null: the file was refused. */
async function cargar(archivo: ArchivoDelAnio): Promise<string | null> {
  const { code, out, err } = await importar(archivo)
  if (archivo.rechazo !== null) {
    expect([archivo.nombre, code, err]).toEqual([archivo.nombre, 1, expect.stringContaining(archivo.rechazo)])
    return null
  }
  expect([archivo.nombre, code, err]).toEqual([archivo.nombre, 0, ''])
  const { carga, omitidos } = JSON.parse(out) as SimulacionCarga
  const id = Number(carga.folio.slice(-6))
  const leidos = await selectRows<{ linea: number; veredicto: string; faltas: string }>(
    'SELECT linea, veredicto, faltas FROM carga_renglones WHERE carga_id = $1 ORDER BY linea',
    [id],
  )
  expect([archivo.nombre, leidos.map(leidoDe), omitidos]).toEqual([
    archivo.nombre,
    archivo.renglones.map(({ linea, pago, codigos }) => [
      linea,
      pago ? (codigos.length > 0 ? 'aviso' : 'entra') : 'rechazado',
      ...[...codigos].sort(),
    ]),
    archivo.omitidos,
  ])
  expect([archivo.nombre, await pagosDe(id)]).toEqual([
    archivo.nombre,
    archivo.renglones.flatMap(({ linea, pago }) => (pago ? [{ linea, ...enColumnas(pago) }] : [])),
  ])
  return carga.folio
}

/** Line, verdict and codes. A refused row may warn too: only what refuses it is compared. */
function leidoDe({ linea, veredicto, faltas }: { linea: number; veredicto: string; faltas: string }) {
  const codigos = (JSON.parse(faltas || '[]') as { codigo: string }[]).map(({ codigo }) => codigo)
  return [linea, veredicto, ...codigos.filter((codigo) => veredicto !== 'rechazado' || codigo.startsWith('C')).sort()]
}

const SIN_IMPORTE = Object.fromEntries(COLUMNAS_IMPORTE.map((columna) => [columna, 0])) as Record<
  ColumnaImporte,
  number
>

const enColumnas = ({ importes, ...pago }: Pago) => ({ ...pago, ...SIN_IMPORTE, ...importes })

async function pagosDe(id: number) {
  const rows = await selectRows<{ deducciones: string }>(
    `SELECT p.linea, a.interno, p.plaza, p.clase, p.numero, p.desde, p.hasta, p.dias, p.deducciones, ${COLUMNAS_IMPORTE.join(', ')}
     FROM nomina_pagos p JOIN afiliados a ON a.id = p.afiliado_id WHERE p.carga_id = $1 ORDER BY p.linea`,
    [id],
  )
  return rows.map((row) => ({ ...row, deducciones: JSON.parse(row.deducciones) as unknown }))
}

/** Its approvals: of the dependency's validator, or of an auxiliar with a reason; of another auxiliar; and of a jefe where it needs one. */
async function aprobar(folio: string, entidad: string): Promise<void> {
  const [quien, ...motivo] =
    entidad === SALUD ? ['validador1'] : ['auxiliar', '--motivo', 'La dependencia no tiene quien valide']
  await hecho(['--como', quien, 'importar', 'validar', folio, ...motivo], [DEMO_PASSWORD])
  const { id } = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM propuestas'))!
  await autorizarCarga(auxiliar2, id)
}

type Sumas = Record<string, number>

/** Adds up what a file pays by person and concept. */
function sumar(sumas: Sumas, { renglones }: ArchivoDelAnio, signo: 1 | -1 = 1): void {
  const add = (interno: number, concepto: string, centavos: number): void => {
    const key = `${interno} ${concepto}`
    sumas[key] = (sumas[key] ?? 0) + signo * centavos
  }
  for (const { pago } of renglones) {
    if (!pago) continue
    for (const [columna, centavos] of Object.entries(pago.importes)) add(pago.interno, columna, centavos)
    for (const [clave, centavos] of Object.entries(pago.deducciones)) add(pago.interno, clave, centavos)
  }
}

const sinCeros = (sumas: Sumas): Sumas => Object.fromEntries(Object.entries(sumas).filter(([, sum]) => sum !== 0))

/** What the applied loads add up to by person and concept. */
async function sumasGuardadas(): Promise<Sumas> {
  const rows = await selectRows<Pago & { deducciones: string } & Record<ColumnaImporte, number>>(
    `SELECT a.interno, p.deducciones, ${COLUMNAS_IMPORTE.join(', ')} FROM nomina_pagos p
     JOIN cargas c ON c.id = p.carga_id JOIN afiliados a ON a.id = p.afiliado_id WHERE c.estado = 'aplicada'`,
  )
  const sumas: Sumas = {}
  for (const { interno, deducciones, ...importes } of rows) {
    const partes = [
      ...COLUMNAS_IMPORTE.map((columna) => [columna, importes[columna]] as const),
      ...Object.entries(JSON.parse(deducciones) as Sumas),
    ]
    for (const [concepto, centavos] of partes) {
      const key = `${interno} ${concepto}`
      sumas[key] = (sumas[key] ?? 0) + centavos
    }
  }
  return sinCeros(sumas)
}

/** Monthly other benefits and quinquenios of somebody. */
type Mensual = readonly [otros: number, quinquenios: number]

/** What the ordinary rows of one entity and quincena say of each person: a month has two quincenas of fifteen days. */
function mensualesDe(archivos: readonly ArchivoDelAnio[]): Map<number, Mensual> {
  const found = new Map<number, Mensual>()
  for (const { pago } of archivos.flatMap(({ renglones }) => renglones)) {
    if (pago?.clase !== 'ordinaria') continue
    const veces = 3_000 / (pago.dias ?? 1_500)
    const [otros, quinquenios] = found.get(pago.interno) ?? [0, 0]
    const de = (columna: ColumnaImporte): number => pago.importes[columna] ?? 0
    found.set(pago.interno, [
      otros + de('otros_mensual') + de('otros_pagado') * veces,
      quinquenios + de('quinquenios_mensual') + de('quinquenios_pagado') * veces,
    ])
  }
  return found
}

async function mensualesGuardados(): Promise<Map<number, Mensual>> {
  const rows = await selectRows<{ interno: number; otros: number; quinquenios: number }>(
    `SELECT a.interno, o.otros_prestaciones_centavos AS otros, o.quinquenios_centavos AS quinquenios
     FROM afiliado_org o JOIN afiliados a ON a.id = o.afiliado_id WHERE a.interno > 760000 ORDER BY a.interno`,
  )
  return new Map(rows.map(({ interno, otros, quinquenios }) => [interno, [otros, quinquenios]]))
}

/** Sends every file in its order and has it approved. Returns what counts in the end, entity after entity and quincena after quincena. */
async function enviarTodo({ archivos }: AnioDeNominas): Promise<ArchivoDelAnio[]> {
  let cuentan: ArchivoDelAnio[] = []
  for (const archivo of archivos) {
    const folio = await cargar(archivo)
    if (folio === null) continue
    await aprobar(folio, archivo.entidad)
    if (archivo.motivo !== undefined)
      cuentan = cuentan.filter(({ entidad, quincena }) => entidad !== archivo.entidad || quincena !== archivo.quincena)
    cuentan.push(archivo)
    if (!archivo.correccion) continue
    const corregida = archivo.correccion(folio)
    const otro = await cargar(corregida)
    if (otro !== null) await aprobar(otro, corregida.entidad)
    cuentan.push(corregida)
  }
  return cuentan
}

describe(`${QUINCENAS} quincenas of payrolls of three dependencies`, () => {
  it(
    'enter, warn or are refused row by row as their sender knows, and add up to the centavo',
    conSemilla(async (random) => {
      const anio = await generarAnio(random, QUINCENAS)
      for (const [entidad, gente] of Object.entries(anio.gente)) await ponerEmpleados(entidad, gente)
      await ponerConceptos()
      const cuentan = await enviarTodo(anio)
      const sumas: Sumas = {}
      for (const archivo of cuentan) sumar(sumas, archivo)
      expect(await sumasGuardadas()).toEqual(sinCeros(sumas))

      const mensuales = new Map<number, Mensual>()
      for (const each of Object.values(anio.gente).flat()) mensuales.set(each.interno, [0, 0])
      for (const juntos of porQuincena(cuentan))
        for (const [interno, mensual] of mensualesDe(juntos)) mensuales.set(interno, mensual)
      expect(await mensualesGuardados()).toEqual(mensuales)

      // A payroll of a closed quincena is stored and counted, and the close stays as it is.
      const { tardia } = anio
      const { adscripcion } = await lugarDe(SALUD)
      await cerrarConServicios(tardia.quincena, [adscripcion])
      const cerrado = () => selectRows('SELECT * FROM cierre_personas ORDER BY cierre_id, afiliado_id')
      const antes = await cerrado()
      const folio = await cargar(tardia)
      await aprobar(folio ?? '', SALUD)
      sumar(sumas, tardia)
      expect(await sumasGuardadas()).toEqual(sinCeros(sumas))
      expect(await cerrado()).toEqual(antes)
      const codigo = codigoDe(tardia.quincena, 'QQAA')
      expect(await hecho(['quincena', 'verificar', codigo, '--entidad', SALUD])).toContain(`${SALUD}: íntegra`)
      expect(await hecho(['bitacora', 'verificar'])).toContain('Bitácora íntegra')
    }),
  )
})

function porQuincena(archivos: readonly ArchivoDelAnio[]): ArchivoDelAnio[][] {
  const groups = new Map<string, ArchivoDelAnio[]>()
  for (const archivo of archivos) {
    const key = `${archivo.entidad} ${archivo.quincena}`
    groups.set(key, [...(groups.get(key) ?? []), archivo])
  }
  return [...groups.values()]
}
