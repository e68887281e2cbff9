import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { concordar } from '#domain/afiliacion/concordancia.ts'
import type { Kardex } from '#domain/afiliacion/consulta.ts'
import type { MovimientoDetalle, MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { LineaDeVida } from '#domain/afiliacion/historia/linea-de-vida.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let validador: Client
let auxiliar: Client
let jefe: Client
let salud: Lugar

/** Quincena 22 of 2026: 2026 × 24 + 21. */
const Q22 = 48_645

afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  validador = await signIn('validador1')
  auxiliar = await signIn('auxiliar')
  jefe = await signIn('jefe')
  salud = await lugarDe(SALUD)
})

/** A type as it is asked: from which situation, with which body and paper, to which situation. */
interface Caso {
  readonly antes: LetraSituacion
  readonly despues: LetraSituacion
  readonly papel: string | null
  /** The person's own papers that it counts with. */
  readonly yaTiene?: readonly string[]
  readonly cuerpo: () => Promise<object>
  readonly fecha?: string
  /** Type of the movement, as notices name it. */
  readonly tipo: string
  /** A field of the person that it changes besides the situation. */
  readonly cambia?: { readonly clave: 'telefono' | 'sueldoCentavos'; readonly despues: string | number }
}

const CASOS: Readonly<Record<string, Caso>> = {
  actualizacion: {
    tipo: 'Actualización',
    antes: 'A',
    despues: 'A',
    papel: null,
    cuerpo: () => Promise.resolve({ cambios: { datosPersonales: { telefono: '4491234567' } } }),
    cambia: { clave: 'telefono', despues: '4491234567' },
  },
  laboral: {
    tipo: 'Actualización',
    antes: 'A',
    despues: 'A',
    papel: null,
    cuerpo: () => Promise.resolve({ cambios: { datosLaborales: { categoria: '10A' } } }),
    cambia: { clave: 'sueldoCentavos', despues: 1_019_159 },
  },
  licencia: {
    tipo: 'Licencia con aportación',
    antes: 'A',
    despues: 'L',
    papel: 'incidencia',
    cuerpo: async () => ({ fechaAutorizacion: '2026-11-20', fechaFin: await diaDeAplicacion() }),
  },
  baja: {
    tipo: 'Baja',
    antes: 'A',
    despues: 'B',
    papel: 'oficio',
    cuerpo: () => Promise.resolve({ causa: 'renuncia' }),
  },
  'baja-permanente': {
    tipo: 'Baja permanente',
    antes: 'A',
    despues: 'E',
    papel: 'oficio',
    cuerpo: () => Promise.resolve({}),
  },
  jubilacion: {
    tipo: 'Jubilación',
    antes: 'A',
    despues: 'P',
    papel: 'solicitud',
    cuerpo: () => Promise.resolve({}),
    fecha: '2026-11-26',
  },
  reingreso: { tipo: 'Reingreso', antes: 'L', despues: 'A', papel: 'oficio', cuerpo: () => Promise.resolve({}) },
  'alta-historico': {
    tipo: 'Alta',
    antes: 'B',
    despues: 'A',
    papel: null,
    yaTiene: ['curp', 'nss', 'csf'],
    cuerpo: () => Promise.resolve({ cambios: { datosLaborales: { ...salud, categoria: '20B' } } }),
  },
}

async function diaDeAplicacion(): Promise<string | undefined> {
  const row = await selectRow<{ fecha: string }>(
    `SELECT fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha > '2026-12-01' ORDER BY fecha LIMIT 1`,
  )
  return row?.fecha
}

/** Folios in the tray of whoever it waits for. */
async function bandeja(client: Client, espera: string): Promise<string[]> {
  const filter = { espera }
  const { body } = await client.post<MovimientoRenglon[]>('/api/panel/movimientos/buscar', { filter, range: [0, 99] })
  return body.map(({ folio }) => folio)
}

async function avisosDe(client: Client): Promise<string[]> {
  const { body } = await client.get<{ avisos: { titulo: string }[] }>('/api/avisos')
  return body.avisos.map(({ titulo }) => titulo)
}

/** Registered long ago, so that both clocks have something to say. */
async function persona(antes: LetraSituacion): Promise<AltaHecha> {
  const made = await personaActiva(desk, salud, antes)
  await execute("UPDATE afiliados SET creado_at = '2025-01-20T18:00:00.000Z' WHERE id = $1", [made.afiliadoId])
  return made
}

describe('each type, from the request to the padrón, by four people', () => {
  it.each(Object.entries(CASOS))('%s', async (tramite, caso) => {
    const { afiliadoId, ...rest } = await persona(caso.antes)
    const { fecha = '2026-11-23' } = caso
    const documentos = caso.papel === null ? {} : await papel(desk, caso.papel)
    const body = await cuerpoDe({ afiliadoId, ...rest }, { fecha, documentos, ...(await caso.cuerpo()) })
    const made = await solicitar(desk, tramite, body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { folio, movimiento } = made.body as { folio: string; movimiento: number }
    const detalle = async () => (await desk.get<MovimientoDetalle>(`/api/panel/movimientos/${movimiento}`)).body
    expect((await detalle()).documentos.map(({ tipo }) => tipo)).toEqual([
      ...Object.keys(documentos),
      ...(caso.yaTiene ?? []),
    ])

    const titulo = (hecho: string): string => `${caso.tipo} ${folio}: ${concordar(caso.tipo, hecho)}`
    const turnos = [
      [validador, 'validador', 'validar', 'Validado', 'solicitado'],
      [auxiliar, 'auxiliar', 'revisar', 'Validado', 'validado por su dependencia'],
      [jefe, 'jefe', 'aprobar', 'Por aplicar', 'revisado por el instituto'],
    ] as const
    for (const [i, [client, espera, acto, estatus, hecho]] of turnos.entries()) {
      expect(await bandeja(client, espera)).toContain(folio)
      expect((await avisosDe(client)).filter((each) => each.includes(folio))).toEqual([titulo(hecho)])
      const done = await client.post(`/api/movimientos/${folio}/${acto}`, { version: i + 1 })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      expect(await bandeja(client, espera)).not.toContain(folio)
      expect((await detalle()).estatus).toBe(estatus)
    }
    const pagina = async (query = '') =>
      (await desk.get<PersonaDetalle>(`/api/panel/afiliados/${afiliadoId}${query}`)).body
    const before = await pagina()
    expect(before.situacion).toBe(caso.antes)

    expect(await applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })).toContain(folio)
    expect((await detalle()).estatus).toBe('Aplicado')
    expect(await avisosDe(desk)).toEqual(expect.arrayContaining([titulo('aprobado'), titulo('aplicado')]))

    const [day, dayBefore] = [fecha, '2026-11-22']
    expect((await pagina()).situacion).toBe(caso.despues)
    expect((await pagina(`?al=${dayBefore}`)).situacion).toBe(caso.antes)
    expect((await pagina(`?al=${day}`)).situacion).toBe(caso.despues)
    expect((await pagina(`?al=2026-12-31&conocido=2026-11-01`)).situacion).toBe(caso.antes)
    if (caso.cambia) {
      const { clave, despues } = caso.cambia
      expect(before[clave]).not.toBe(despues)
      expect((await pagina())[clave]).toBe(despues)
      expect((await pagina(`?al=${dayBefore}`))[clave]).toBe(before[clave])
      expect((await pagina(`?al=${day}`))[clave]).toBe(despues)
      expect((await pagina(`?al=2026-12-31&conocido=2026-11-01`))[clave]).toBe(before[clave])
    }
    const linea = async (query = '') =>
      (await desk.get<LineaDeVida>(`/api/panel/afiliados/${afiliadoId}/linea${query}`)).body.entradas
    const cambiosDe = (all: LineaDeVida['entradas']) =>
      all.flatMap((one) => (one.clase === 'cambio' ? [one.folio] : []))
    expect(cambiosDe(await linea(`?al=${day}`))).toContain(folio)
    expect(cambiosDe(await linea(`?al=${dayBefore}`))).toEqual([null])
    expect(cambiosDe(await linea('?al=2026-12-31&conocido=2026-11-01'))).toEqual([null])
    expect(JSON.stringify(await linea('?conocido=2026-11-01'))).not.toContain(folio)
    const entradas = await linea()
    const genero = entradas[0]?.tipo === 'Reingreso' ? 'o' : 'a'
    expect(entradas.flatMap((one) => (one.clase === 'cambio' ? [[one.desde, one.folio]] : []))).toEqual([
      [day, folio],
      ['2025-01-01', null],
    ])
    expect(
      entradas.flatMap((one) => (one.clase === 'acto' && one.folio === folio ? [[one.texto, one.quien]] : [])),
    ).toEqual([
      [`Aplicad${genero}`, 'Sistema'],
      [`Aprobad${genero}`, 'Ignacio Bárcenas Núñez'],
      [`Revisad${genero} por el instituto`, 'Tomás Arriaga Peña'],
      [`Validad${genero} por su dependencia`, 'Elena Quiroz'],
      [`Solicitad${genero}`, 'Lucía Robledo'],
    ])
    expect(entradas.flatMap((one) => (one.clase === 'papel' ? [one.tipo] : []))).toEqual(
      expect.arrayContaining(Object.keys(documentos)),
    )
    const kardex = (await desk.get<Kardex>(`/api/panel/consulta/${afiliadoId}`)).body
    expect(kardex.movimientos[0]).toMatchObject({ folio, estatus: 'Aplicado' })
    const padron = await desk.post<PersonaDetalle[]>('/api/panel/afiliados/buscar', {
      filter: { q: rest.persona.curp },
    })
    expect(padron.body.map(({ situacion }) => situacion)).toEqual([caso.despues])
    const acts = await selectRows<{ acto: string }>(
      "SELECT acto FROM bitacora WHERE objeto = 'movimiento' AND objeto_id = $1 AND acto <> 'movimiento.leer' ORDER BY id",
      [folio],
    )
    expect(acts.map(({ acto }) => acto)).toEqual(
      ['solicitar', 'validar', 'revisar', 'aprobar', 'aplicar'].map((acto) => `movimiento.${acto}`),
    )
  })
})
