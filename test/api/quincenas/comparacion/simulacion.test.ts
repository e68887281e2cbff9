import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { filtroSinAprobar } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { AportacionesPrevistas, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import type { Bind } from '#api/db/bind.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'
import { portal } from '#test/cli/consola.ts'

let jefe: Client
let salud: Lugar
const people: AltaHecha[] = []
/** The third person as registered: in T, with category, place and salary. */
let tercera: Readonly<Record<string, Bind>> = {}

/** Registers somebody and leaves the alta as the institute would once it approved it. */
async function porAplicar(client: Client, lugar: Lugar, fecha: string): Promise<AltaHecha> {
  const alta = await registrarAlta(client, lugar)
  await execute(`UPDATE movimientos SET aplicar = TRUE, fecha = $1 WHERE id = $2`, [fecha, alta.movimiento])
  return alta
}

const simulate = async (quincena: string, entidad = salud.adscripcion): Promise<SimulacionCierre> =>
  (await jefe.get<SimulacionCierre>(`/api/quincenas/${quincena}/simulacion?entidad=${entidad}`)).body

const amounts = ({ fondos }: SimulacionCierre) =>
  fondos.map(({ fondo, afiliadoCentavos, entidadCentavos }) => `${fondo} ${afiliadoCentavos} ${entidadCentavos}`)

beforeAll(async () => {
  jefe = await signIn('jefe')
  salud = await lugarDe(SALUD)
  const ventanilla = await signIn('ventanilla1')
  // 20B, $12,335.75 a month: a whole quincena, and eleven days from the 20th.
  people.push(await porAplicar(ventanilla, salud, '2026-11-16'))
  people.push(await porAplicar(ventanilla, salud, '2026-11-20'))
  people.push(await registrarAlta(ventanilla, salud))
  await porAplicar(await signIn('ventanilla2'), await lugarDe(EDUCACION), '2026-11-16')
  tercera = (await selectRow(
    'SELECT situacion, fecha_alta, sueldo_centavos, categoria_id, nivel3_id FROM afiliados WHERE id = $1',
    [people[2]!.afiliadoId],
  ))!
})

/** Changes columns of the third person until the test ends. */
async function cambiarTercera(columnas: Readonly<Record<string, Bind>>): Promise<void> {
  const set = Object.keys(columnas).map((columna, i) => `${columna} = $${i + 2}`)
  const values = Object.values(columnas)
  await execute(`UPDATE afiliados SET ${set.join(', ')} WHERE id = $1`, [people[2]!.afiliadoId, ...values])
}

afterEach(() => cambiarTercera(tercera))

describe('simulating the close of a quincena', () => {
  it('adds up what each person of the entity would contribute, worked by hand', async () => {
    const simulacion = await simulate('2226')
    // 6,167.88 whole; 12,335.75 ÷ 30 × 11 = 4,523.1083… → 4,523.11.
    // FAA 308.39 + 226.16; FAE 154.20 + 113.08; FVE 86.35 + 63.32; FHE 21.59 + 15.83;
    // FPESA 277.55 + 203.54; FPESE 1,372.35 + 1,006.39; SARE 123.36 + 90.46.
    expect(amounts(simulacion)).toEqual([
      'fondo_ahorro 53455 26728',
      'fondo_vivienda 0 14967',
      'prestaciones_hipotecarios 0 3742',
      'prestaciones_economicas 48109 237874',
      'fondo_retiro 0 21382',
      'sueldo_jubilados 0 0',
    ])
    expect(simulacion).toMatchObject({
      entidad: { nombre: SALUD },
      quincena: '2226',
      parametros: 'Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene',
      personas: 2,
      lineas: 14,
      totalCambios: 2,
      totalEntidadCentavos: 406_257,
      totalLicenciaCentavos: 0,
    })
    expect(simulacion.cambios.map(({ tipo, fecha }) => [tipo, fecha])).toEqual([
      ['Alta', '2026-11-16'],
      ['Alta', '2026-11-20'],
    ])
  })

  it('tells what goes on to the next quincena, and that it is the entity’s first close', async () => {
    const { revisiones } = await simulate('2226')
    expect(revisiones.map(({ codigo, nivel, cuantos }) => [codigo, nivel, cuantos])).toEqual([
      ['primer_cierre', 'avisa', 1],
      ['pendientes', 'avisa', 1],
    ])
    expect(revisiones[1]?.ejemplos).toEqual([people[2]?.folio])
  })

  it('what it tells that goes on is exactly what the list of movements shows of it', async () => {
    const later = await registrarAlta(await signIn('ventanilla1'), salud)
    await execute(`UPDATE movimientos SET quincena = quincena + 1 WHERE id = $1`, [later.movimiento])
    const { revisiones } = await simulate('2226')
    const list = await jefe.post<{ folio: string }[]>('/api/panel/movimientos/buscar', {
      filter: filtroSinAprobar('2226', salud.adscripcion),
    })
    expect(list.body.map(({ folio }) => folio)).toEqual(
      revisiones.find(({ codigo }) => codigo === 'pendientes')?.ejemplos,
    )
    await execute(`UPDATE movimientos SET activo = FALSE WHERE id = $1`, [later.movimiento])
  })

  it('writes nothing: the same twice has the same hash, and any change another', async () => {
    const rows = async () =>
      selectRow(`SELECT (SELECT COUNT(*) FROM bitacora) AS b, (SELECT COUNT(*) FROM cierres) AS c`)
    const before = await rows()
    const first = await simulate('2226')
    expect((await simulate('2226')).huella).toBe(first.huella)
    expect(await rows()).toEqual(before)
    await execute(`UPDATE movimientos SET fecha = '2026-11-21' WHERE id = $1`, [people[1]!.movimiento])
    expect((await simulate('2226')).huella).not.toBe(first.huella)
    await execute(`UPDATE movimientos SET fecha = '2026-11-20' WHERE id = $1`, [people[1]!.movimiento])
    expect((await simulate('2226')).huella).toBe(first.huella)
  })

  it('puts people on leave outside of what the entity pays', async () => {
    const { body } = await jefe.get<ExplicacionQuincena>('/api/quincenas/2226/explicacion?interno=999999')
    expect(body).toMatchObject({ codigo: 'no_existe' })
    await cambiarTercera({ situacion: 'L', fecha_alta: '2020-01-16' })
    const { personas, totalEntidadCentavos, totalLicenciaCentavos } = await simulate('2226')
    // 308.39 + 154.20 + 86.35 + 21.59 + 277.55 + 1,372.35 + 123.36
    expect({ personas, totalEntidadCentavos, totalLicenciaCentavos }).toEqual({
      personas: 3,
      totalEntidadCentavos: 406_257,
      totalLicenciaCentavos: 234_379,
    })
  })

  it('is stopped by a person without category, post or salary, by name, and by quincenas out of order', async () => {
    await cambiarTercera({ situacion: 'A', categoria_id: null, nivel3_id: null, sueldo_centavos: 0 })
    await execute(
      `INSERT INTO cierres (entidad_id, quincena, estado, creado_at) VALUES ($1, $2, 'cerrado', '2026-10-20T00:00:00.000Z')`,
      [salud.adscripcion, 2026 * 24 + 18],
    )
    const { revisiones } = await simulate('2226')
    expect(revisiones.filter(({ nivel }) => nivel === 'bloquea').map(({ codigo, texto }) => [codigo, texto])).toEqual([
      ['orden', 'Falta cerrar antes la quincena 20 de 2026'],
      ['sin_categoria', 'Personas sin categoría'],
      ['sin_puesto', 'Personas sin área ni puesto'],
      ['sin_sueldo', 'Personas con sueldo cero'],
    ])
    expect(revisiones.find(({ codigo }) => codigo === 'sin_sueldo')?.ejemplos[0]).toContain(
      people[2]!.persona.apellidoPaterno.slice(0, 1),
    )
    await execute('DELETE FROM cierres')
  })

  it('says that there are no parameters before the first record', async () => {
    const { revisiones, parametros } = await simulate('2424')
    expect(parametros).toBeNull()
    expect(revisiones[0]).toMatchObject({ codigo: 'parametros', nivel: 'bloquea' })
  })

  it('answers 404 for another entity, and 400 for a code that is none', async () => {
    const validador = await signIn('validador1')
    const own = await validador.get(`/api/quincenas/2226/simulacion?entidad=${salud.adscripcion}`)
    const other = (await lugarDe(EDUCACION)).adscripcion
    const foreign = await validador.get(`/api/quincenas/2226/simulacion?entidad=${other}`)
    expect([own.status, foreign.status]).toEqual([200, 404])
    expect((await jefe.get(`/api/quincenas/2526/simulacion?entidad=1`)).status).toBe(400)
    expect((await jefe.get(`/api/quincenas/2226/simulacion?entidad=1&todo=1`)).status).toBe(400)
  })
})

describe('the people of a simulated total', () => {
  const ask = (entidad: number, more: string, client = jefe) =>
    client.get<AportacionesPrevistas>(`/api/quincenas/2226/previstas?entidad=${entidad}${more}`)
  const amountsOf = async (more: string) =>
    (await ask(salud.adscripcion, more)).body.previstas.map(({ importeCentavos }) => importeCentavos)

  it('add up to it: of a fund, of all funds, and of what people on leave owe', async () => {
    // Of the first one FAA 308.39 + FAE 154.20; of the second 226.16 + 113.08.
    expect(await amountsOf('&fondo=fondo_ahorro')).toEqual([46_259, 33_924])
    // 2,343.79 and 1,718.78: together the 4,062.57 that the simulation tells.
    expect(await amountsOf('')).toEqual([234_379, 171_878])
    expect(await amountsOf('&obligado=afiliado')).toEqual([])
    await cambiarTercera({ situacion: 'L', fecha_alta: '2020-01-16' })
    expect(await amountsOf('&obligado=afiliado')).toEqual([234_379])
    expect(await amountsOf('')).toEqual([234_379, 171_878])
  })

  it('go on after the last one that was told', async () => {
    const [first] = (await ask(salud.adscripcion, '')).body.previstas
    expect(await amountsOf(`&despues=${first!.afiliadoId}`)).toEqual([171_878])
  })

  it('are another entity’s secret, and the call takes nothing it does not know', async () => {
    const validador = await signIn('validador1')
    const other = (await lugarDe(EDUCACION)).adscripcion
    expect((await ask(salud.adscripcion, '', validador)).status).toBe(200)
    expect((await ask(other, '', validador)).status).toBe(404)
    expect((await ask(salud.adscripcion, '&fondo=otro')).status).toBe(400)
    expect((await ask(salud.adscripcion, '&todo=1')).status).toBe(400)
  })
})

describe('explaining an amount', () => {
  const internoOf = async (alta: AltaHecha) =>
    (await selectRow<{ interno: number }>('SELECT interno FROM afiliados WHERE id = $1', [alta.afiliadoId]))!.interno

  it('tells days, source, parameters and the operation of each line', async () => {
    const interno = await internoOf(people[1]!)
    const { body } = await jefe.get<ExplicacionQuincena>(`/api/quincenas/2226/explicacion?interno=${interno}`)
    expect(body.segmentos).toEqual([
      {
        desde: '2026-11-20',
        dias: 11,
        situacion: 'A',
        entidad: SALUD,
        fuente: `Movimiento ${people[1]!.folio}`,
        sueldo: '$12,335.75 ÷ 30 × 11 = 4,523.108333…',
        cerrada: false,
      },
    ])
    expect(body.lineas.find(({ clave }) => clave === 'FPESE')).toMatchObject({
      fondo: 'Prestaciones económicas',
      importeCentavos: 100_639,
      formula: '$4,523.11 × 22.25 % = 1,006.391975 → $1,006.39',
    })
    expect(body.totalCentavos).toBe(171_878)
  })

  it('of one fund tells that fund alone, and adds up to what the list of its total says', async () => {
    const interno = await internoOf(people[1]!)
    const de = `entidad=${salud.adscripcion}&fondo=prestaciones_economicas&obligado=entidad`
    const { body } = await jefe.get<ExplicacionQuincena>(`/api/quincenas/2226/explicacion?interno=${interno}&${de}`)
    expect(new Set(body.lineas.map(({ fondo }) => fondo))).toEqual(new Set(['Prestaciones económicas']))
    const { body: lista } = await jefe.get<AportacionesPrevistas>(`/api/quincenas/2226/previstas?${de}`)
    const suya = lista.previstas.find(({ afiliadoId }) => afiliadoId === people[1]!.afiliadoId)
    expect(body.pregunta).toEqual({
      titulo: 'Prestaciones económicas, lo que entera la entidad',
      importeCentavos: suya?.importeCentavos,
      isSueldo: false,
    })
    const ajena = await jefe.get<ExplicacionQuincena>(
      `/api/quincenas/2226/explicacion?interno=${interno}&obligado=afiliado`,
    )
    expect(ajena.body.pregunta.importeCentavos).toBe(0)
    expect(ajena.body.lineas.some(({ preguntada }) => preguntada)).toBe(false)
    expect((await jefe.get(`/api/quincenas/2226/explicacion?interno=${interno}&fondo=otro`)).status).toBe(400)
  })

  it('hides people of another entity', async () => {
    const interno = await internoOf(people[0]!)
    const other = await signIn('ventanilla2')
    expect((await other.get(`/api/quincenas/2226/explicacion?interno=${interno}`)).status).toBe(404)
  })

  it('is the same by the terminal', async () => {
    const interno = await internoOf(people[1]!)
    const { code, out } = await portal(`quincena explicar ${interno} 2226`)
    expect(code).toBe(0)
    expect(out).toContain('11 días en A, Secretaría de Salud: $12,335.75 ÷ 30 × 11 = 4,523.108333…')
    expect(out).toContain('Fondo de ahorro, FAA: $4,523.11 × 5 % = 226.1555 → $226.16')
    expect(out).toContain('Total $1,718.78')
    expect(await portal(`quincena explicar ${interno} 9926`)).toMatchObject({ code: 2 })
    expect(await portal('quincena explicar nadie 2226')).toMatchObject({ code: 2 })
  })
})

describe('portal quincena simular', () => {
  it('goes through every entity and says that nothing was written', async () => {
    const { code, out } = await portal('quincena simular 2226')
    expect(code).toBe(0)
    expect(out).toContain('Secretaría de Salud: 2 personas, 2 movimientos por aplicar')
    expect(out).toMatch(/Total de la entidad +\$4,062\.57/)
    expect(out).toContain('Secretaría de Educación: 1 persona, 1 movimiento por aplicar')
    expect(out).toContain('Simulación de la quincena 22 de 2026: no se escribió nada.')
  })

  it('shows to a dependency only its own entity', async () => {
    const { out } = await portal(['--como', 'validador1', 'quincena', 'simular', '2226', '--json'])
    expect((JSON.parse(out) as SimulacionCierre[]).map(({ entidad }) => entidad.nombre)).toEqual([SALUD])
    expect(await portal(['quincena', 'simular', '2226', '--entidad', 'Nadie'])).toMatchObject({
      code: 1,
      err: 'No hay una entidad "Nadie".',
    })
  })
})
