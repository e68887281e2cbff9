import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Kardex } from '#domain/afiliacion/consulta.ts'
import type { LineaDeVida } from '#domain/afiliacion/historia/linea-de-vida.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { plainDate } from '#domain/plain-date.ts'
import { NOMBRAN_PERSONA } from '#api/cargas/padron/retirar-padron.ts'
import { dialect } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, nuevaPersona, SALUD, EDUCACION } from '#test/support/afiliacion.ts'
import { cargarLeida, hallazgosDe, verCarga } from '#test/support/cargas/carga-del-instituto.ts'
import { generarPadron, TITULOS_PADRON } from '#test/support/cargas/padron/generar-padron.ts'
import { decidirCarga, leerPadron, padronCargado, publicada } from '#test/support/cargas/padron/cargar-padron.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import { personaActiva } from '#test/support/tramites.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'

/** Keys of the two entities, and of an área of the first one. */
const [DE_SALUD, DE_EDUCACION, AREA, OTRA_AREA] = ['01-01', '01-02', '01-01-01-01', '01-01-02-01']

let auxiliar: Client
let jefe: Client
let carga: { readonly carga: Client; readonly jefe: Client }

beforeAll(async () => {
  ;[auxiliar, jefe] = [await signIn('auxiliar'), await signIn('jefe')]
  carga = { carga: auxiliar, jefe }
})

/** Everything that names a person, in an order that leaves no row without the one it names. */
const TABLAS = [
  'movimiento_actos',
  'historia_afiliado',
  ...NOMBRAN_PERSONA.map(({ tabla }) => tabla).filter(
    (tabla) => !['movimientos', 'afiliado_org', 'historia_afiliado'].includes(tabla),
  ),
  ...['cierre_totales', 'cierres', 'movimientos', 'afiliado_org', 'afiliados', 'cargas'],
]
beforeEach(async () => {
  for (const tabla of TABLAS) await execute(`DELETE FROM ${tabla}`)
  await execute(`UPDATE propuestas SET estado = 'retirada' WHERE estado = 'pendiente'`)
})

interface Dicho {
  readonly ingreso?: string
  readonly desde?: string
  readonly hasta?: string
  readonly situacion?: string
  readonly causa?: string
  readonly unidad?: string
  readonly categoria?: string
  readonly sueldo?: string
  readonly noempleado?: string
  readonly nss?: string
  readonly nombres?: string
}

/** A row of the file: 10A pays 10,191.59. */
function linea(persona: PersonaFicticia, dicho: Dicho = {}): string {
  const { ingreso = '2010-01-16', desde = '', hasta = '', situacion = 'A', causa = '', unidad = AREA } = dicho
  const { categoria = '10A', sueldo = '10191.59', noempleado = `N${persona.nss}`, nss = persona.nss } = dicho
  return [
    ...[persona.curp, persona.rfc, nss, dicho.nombres ?? persona.nombres, persona.apellidoPaterno],
    ...[persona.apellidoMaterno, persona.fechaNacimiento, persona.sexo, noempleado, ingreso, desde, hasta, situacion],
    ...[causa, unidad, categoria, '', '1', sueldo, '0', '0', '0'],
  ].join(',')
}

/** Somebody born before 1990: of age on the day of entry of these tests. */
function adulta(): PersonaFicticia {
  for (;;) {
    const persona = nuevaPersona()
    if (persona.fechaNacimiento < '1990-01-01') return persona
  }
}

const archivo = (...lineas: readonly string[]): string[] => [TITULOS_PADRON, ...lineas]
const cuantas = async (tabla: string): Promise<number> =>
  (await selectRow<{ n: number }>(`SELECT CAST(COUNT(*) AS INTEGER) AS n FROM ${tabla}`))?.n ?? 0
const personaDe = async ({ curp }: PersonaFicticia) =>
  selectRow<{ id: number; interno: number; situacion: string; sueldo: number; fechaAlta: string }>(
    `SELECT id, interno, situacion, sueldo_centavos AS sueldo, fecha_alta AS "fechaAlta" FROM afiliados WHERE curp = $1`,
    [curp],
  )
/** Line and code of each fault that refuses. */
const rechazos = async (folio: string): Promise<string[]> =>
  (await hallazgosDe(auxiliar, folio))
    .filter(([, codigo]) => codigo.startsWith('C'))
    .map(([n, codigo]) => `${n} ${codigo}`)

describe('an initial padrón', () => {
  it('registers people with their history once the jefe authorises it (dialect)', async () => {
    const [ana, beto, carla] = [adulta(), adulta(), adulta()]
    const { folio, detalle } = await leerPadron(
      auxiliar,
      archivo(
        linea(ana, { sueldo: '6000' }),
        linea(beto),
        linea(ana, { desde: '2015-02-01', sueldo: '8000', unidad: OTRA_AREA }),
        linea(ana, {
          desde: '2018-03-01',
          situacion: 'Licencia',
          hasta: '2018-08-31',
          sueldo: '',
          unidad: '',
          categoria: '',
        }),
        linea(ana, { desde: '2018-09-01', sueldo: '10191.59', unidad: '', categoria: '' }),
        linea(carla, { desde: '2020-06-16', situacion: 'P' }),
      ),
      DE_SALUD,
    )
    expect(detalle).toMatchObject({
      carga: {
        estado: 'revisada',
        plano: 'PAD-CSV',
        renglones: 6,
        rechazados: 0,
        asunto: { clave: DE_SALUD, nombre: SALUD },
      },
      efectos: [
        { titulo: 'Personas', renglones: 3 },
        { titulo: 'En Activo', renglones: 2 },
        { titulo: 'En Pensionado', renglones: 1 },
        { titulo: 'Movimientos de su historia', renglones: 7 },
      ],
      totales: [{ entranCentavos: 2_038_318 }],
      aprueban: ['La autoriza un jefe de departamento, en «Por autorizar».'],
    })
    expect((await cargarLeida(auxiliar, folio)).detalle.carga.estado).toBe('por_aprobar')
    expect(await cuantas('afiliados')).toBe(0)
    expect((await decidirCarga(auxiliar, folio, 'carga.padron')).status).toBe(409)
    expect((await decidirCarga(await signIn('auxiliar2'), folio, 'carga.padron')).status).toBe(403)
    expect((await decidirCarga(jefe, folio, 'carga.padron')).status).toBe(200)
    const hecha = await publicada(auxiliar, folio)
    expect(hecha).toMatchObject({ carga: { estado: 'aplicada' }, personas: 3, acciones: ['deshacer', 'original'] })
    const row = await personaDe(ana)
    expect(row).toMatchObject({ situacion: 'A', sueldo: 1_019_159, fechaAlta: '2010-01-16' })
    const linea2 = (await jefe.get<LineaDeVida>(`/api/panel/afiliados/${row!.id}/linea`)).body
    expect(
      linea2.entradas.flatMap((each) =>
        each.clase === 'cambio' ? [`${each.desde} ${each.tipo} ${each.situacion}`] : [],
      ),
    ).toEqual([
      '2018-09-01 Reingreso A',
      '2018-03-01 Licencia con aportación L',
      '2015-02-01 Actualización null',
      '2010-01-16 Alta A',
    ])
    const kardex = (await auxiliar.get<Kardex>(`/api/panel/consulta/${row!.id}`)).body
    expect(kardex.movimientos.map(({ folio: cual, estatus }) => `${cual} ${estatus}`)).toEqual([
      'R-18-000001 Aplicado',
      'L-18-000001 Aplicado',
      'C-15-000001 Aplicado',
      expect.stringMatching(/^A-10-00000\d Aplicado$/),
    ])
    const en2016 = (await auxiliar.get<Kardex>(`/api/panel/consulta/${row!.id}?al=2016-01-01`)).body
    expect(en2016).toMatchObject({ situacion: 'A', sueldoCentavos: 800_000 })
    const historia = await selectRows<{ linea: number; carga: number }>(
      'SELECT carga_linea AS linea, carga_id AS carga FROM historia_afiliado WHERE afiliado_id = $1 ORDER BY id',
      [row!.id],
    )
    expect(historia).toEqual([2, 4, 5, 6].map((n) => ({ linea: n, carga: Number(folio.slice(-6)) })))
    const lista = (
      await jefe.get<PersonaResumen[]>(`/api/panel/afiliados?filter=${encodeURIComponent('{"situacion":"P"}')}`)
    ).body
    expect(lista).toMatchObject([{ curp: carla.curp, fechaAlta: '2010-01-16' }])
  })

  it('closes like people registered by hand: base, leave and who left (dialect)', async () => {
    const [ana, beto, carla] = [adulta(), adulta(), adulta()]
    await padronCargado(
      carga,
      archivo(
        linea(ana),
        linea(beto, { ingreso: '2015-01-01' }),
        linea(carla, { desde: '2020-01-01', situacion: 'B', causa: 'Renuncia' }),
      ),
      DE_SALUD,
    )
    const { adscripcion } = await lugarDe(SALUD)
    const { body } = await (
      await signIn('admin')
    ).get<SimulacionCierre>(`/api/quincenas/2226/simulacion?entidad=${adscripcion}`)
    // Half of 10,191.59 is 5,095.80; an entity owes 38 % of it less what each fund rounds.
    const cuotas = [50_000, 25_000, 14_000, 3_500, 45_000, 222_500, 20_000]
    const deUna = cuotas.reduce((suma, tasa) => suma + Math.round((509_580 * tasa) / 1_000_000), 0)
    expect(body.totalEntidadCentavos).toBe(2 * deUna)
  })

  it('is refused with the figures once the entity has a close, whenever it comes', async () => {
    const { adscripcion } = await lugarDe(SALUD)
    const leida = await leerPadron(auxiliar, archivo(linea(adulta())), DE_SALUD)
    await escribirCierre({ entidadId: adscripcion, quincena: 2026 * 24 + 20, personas: [], lineas: [] })
    const cargada = await cargarLeida(auxiliar, leida.folio)
    expect(cargada).toMatchObject({ codigo: 'veredictos', detalle: { carga: { estado: 'revisada' } } })
    expect(cargada.detalle.carga.aviso).toContain(
      'ya tiene el cierre de la quincena 21 de 2026 en el portal (0 personas, $0.00)',
    )
    const otra = await leerPadron(auxiliar, archivo(linea(adulta())), DE_SALUD)
    expect(otra.detalle.carga).toMatchObject({ estado: 'rechazada' })
    expect(otra.detalle.carga.rechazo).toContain('quincena 21 de 2026')
    // Another entity has none.
    const { detalle } = await leerPadron(auxiliar, archivo(linea(adulta(), { unidad: '01-02-01-01' })), DE_EDUCACION)
    expect(detalle.carga.estado).toBe('revisada')
  })

  it('needs its entity, and only people of the institute who approve loads bring it', async () => {
    expect((await leerPadron(auxiliar, archivo(linea(adulta())), '')).campos).toEqual({
      asunto: 'Elige la entidad de estas personas.',
    })
    expect((await leerPadron(await signIn('ventanilla1'), archivo(linea(adulta())), DE_SALUD)).status).toBe(422)
  })
})

describe('a padrón refuses all the rows of a person', () => {
  it('of whom one is refused, wherever it stands in the file, and lets the others in', async () => {
    const [ana, beto] = [adulta(), adulta()]
    const { folio, detalle } = await leerPadron(
      auxiliar,
      archivo(
        linea(ana),
        linea(beto),
        linea(ana, { desde: '2015-01-01', unidad: '09-09' }),
        linea(beto, { desde: '2016-01-01', sueldo: '10191.59' }),
        linea(ana, { desde: '2016-01-01', sueldo: 'mucho' }),
      ),
      DE_SALUD,
    )
    expect(detalle).toMatchObject({
      carga: { renglones: 5, rechazados: 3 },
      efectos: [{ titulo: 'Personas', renglones: 1 }, {}, {}],
    })
    expect(await rechazos(folio)).toEqual(['2 C458', '4 C453', '6 C201'])
    await cargarLeida(auxiliar, folio)
    await decidirCarga(jefe, folio, 'carga.padron')
    await publicada(auxiliar, folio)
    expect([await personaDe(ana), (await personaDe(beto))?.situacion]).toEqual([null, 'A'])
  })

  it('with two people of one CURP, overlapping periods, a unit that ended', async () => {
    const [ana, beto, carla] = [adulta(), adulta(), adulta()]
    const { id } = (await selectRow<{ id: number }>(
      `SELECT u.id FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE o.clave_0 || o.clave_1 || o.clave_2 || o.clave_3 = '01010201' AND u.nivel = 3`,
    ))!
    await execute(`UPDATE unidad_vigencias SET hasta = '2018-12-31' WHERE unidad_id = $1`, [id])
    const { folio } = await leerPadron(
      auxiliar,
      archivo(
        linea(ana),
        linea(ana, { desde: '2015-01-01', nombres: 'OTRA' }),
        linea(beto, { hasta: '2015-06-30' }),
        linea(beto, { desde: '2015-06-01' }),
        linea(carla, { unidad: OTRA_AREA }),
      ),
      DE_SALUD,
    )
    await execute('UPDATE unidad_vigencias SET hasta = NULL WHERE unidad_id = $1', [id])
    expect(await rechazos(folio)).toEqual(['2 C458', '3 C449', '4 C458', '5 C450', '6 C454'])
  })

  it('who is in the padrón already, or shares an NSS or a number with another one of the file', async () => {
    const [ana, beto, carla, dora] = [adulta(), adulta(), adulta(), adulta()]
    const { afiliadoId } = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
    await execute('UPDATE afiliados SET curp = $1 WHERE id = $2', [dora.curp, afiliadoId])
    const { folio } = await leerPadron(
      auxiliar,
      archivo(
        linea(ana, { noempleado: '700' }),
        linea(ana, { desde: '2015-01-01', noempleado: '700', sueldo: '10191.59' }),
        linea(beto, { noempleado: '700' }),
        linea(carla),
        linea(dora),
        `XX${linea(carla).slice(2)}`.replace(/^[^,]*/, 'CURP-MALA'),
      ),
      DE_SALUD,
    )
    const codigos = await rechazos(folio)
    expect(codigos.filter((each) => /^[234] /.test(each)).sort()).toEqual(['2 C448', '3 C458', '4 C448'])
    expect(codigos).toContain('5 C458')
    expect(codigos).toContain('6 C447')
  })

  it('and warns of a salary of 1985 above the category of today, and of somebody with a near name', async () => {
    const persona = nuevaPersona({ ...adulta() })
    const { detalle } = await leerPadron(
      auxiliar,
      archivo(linea(persona, { sueldo: '99999' }), linea(persona, { desde: '2015-01-01' })),
      DE_SALUD,
    )
    expect(detalle.carga).toMatchObject({ rechazados: 0 })
    expect(detalle.faltas.map(({ codigo }) => codigo)).toContain('A541')
  })
})

describe('a padrón that is published', () => {
  const pedido = {
    ...{ semilla: 40, personas: 400, renglones: 4, unidades: [AREA, OTRA_AREA] },
    ...{ categorias: [['10A', 1_019_159]] as const, ultimo: plainDate(2026, 1, 1) },
  }

  it('and cut goes on where it was, without doubling anybody (dialect)', async () => {
    const generado = generarPadron(pedido)
    const { folio, detalle } = await leerPadron(auxiliar, generado.lineas, DE_SALUD)
    expect(detalle.carga.rechazados).toBe(0)
    expect(detalle.totales[0]?.entranCentavos).toBe(generado.sueldosCentavos)
    await cargarLeida(auxiliar, folio)
    await decidirCarga(jefe, folio, 'carga.padron')
    const corte = new AbortController()
    const cortada = publicada(auxiliar, folio, { signal: corte.signal, onRenglones: () => corte.abort() })
    await expect(cortada).rejects.toThrow()
    const antes = await cuantas('afiliados')
    expect(antes).toBeGreaterThan(0)
    expect(antes).toBeLessThan(pedido.personas)
    // Nobody is half in.
    const [medias] = await selectRows<{ n: number }>(
      `SELECT CAST(COUNT(*) AS INTEGER) AS n FROM (SELECT afiliado_id FROM historia_afiliado GROUP BY afiliado_id HAVING COUNT(*) <> 4) x`,
    )
    expect(medias?.n).toBe(0)
    const hecha = await publicada(auxiliar, folio)
    expect(hecha).toMatchObject({ carga: { estado: 'aplicada' }, personas: pedido.personas })
    expect([await cuantas('afiliados'), await cuantas('historia_afiliado')]).toEqual([400, 1_600])
    const porSituacion = await selectRows<{ situacion: string; n: number }>(
      'SELECT situacion, CAST(COUNT(*) AS INTEGER) AS n FROM afiliados GROUP BY situacion',
    )
    expect(Object.fromEntries(porSituacion.map(({ situacion, n }) => [situacion, n]))).toEqual(generado.porSituacion)
  })

  it('refuses who was registered by hand meanwhile, with why', async () => {
    const [ana, beto] = [adulta(), adulta()]
    const { folio } = await leerPadron(auxiliar, archivo(linea(ana), linea(beto)), DE_SALUD)
    await cargarLeida(auxiliar, folio)
    await decidirCarga(jefe, folio, 'carga.padron')
    const { afiliadoId } = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
    await execute('UPDATE afiliados SET curp = $1 WHERE id = $2', [ana.curp, afiliadoId])
    const hecha = await publicada(auxiliar, folio)
    expect(hecha.carga).toMatchObject({ estado: 'aplicada', rechazados: 1 })
    expect(hecha.carga.aviso).toContain('cambió lo que pasa con 1 renglón')
    expect(await rechazos(folio)).toEqual(['2 C447'])
  })

  it('is undone whole by two people while nothing was built on its people (dialect)', async () => {
    const ana = adulta()
    const { carga: hecha } = await padronCargado(carga, archivo(linea(ana), linea(adulta())), DE_SALUD)
    const pedir = () => auxiliar.post(`/api/cargas/${hecha.folio}/deshacer`, { motivo: 'Era de otra entidad' })
    expect((await pedir()).status).toBe(202)
    expect((await decidirCarga(await signIn('auxiliar2'), hecha.folio, 'carga.deshacer')).status).toBe(200)
    expect(await verCarga(auxiliar, hecha.folio)).toMatchObject({ carga: { estado: 'deshecha' } })
    for (const tabla of ['afiliados', 'historia_afiliado', 'movimientos', 'afiliado_org'])
      expect(await cuantas(tabla)).toBe(0)
    // The same file may come again.
    expect((await padronCargado(carga, archivo(linea(ana), linea(adulta())), DE_SALUD)).carga.estado).toBe('aplicada')
  })

  it('is not undone once a movement or a close names its people', async () => {
    const ana = adulta()
    const { carga: hecha } = await padronCargado(carga, archivo(linea(ana)), DE_SALUD)
    const { id } = (await personaDe(ana))!
    await execute(
      `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, campos) VALUES ($1, '2026-11-01', '2026-11-01T00:00:00.000Z', '{}')`,
      [id],
    )
    const { status, body } = await auxiliar.post<Rechazo>(`/api/cargas/${hecha.folio}/deshacer`, {
      motivo: 'Otra entidad',
    })
    expect([status, body.error]).toEqual([409, 'No se puede deshacer: sus personas ya tienen 1 cambio en su historia.'])
  })

  it('is not undone while any table of the schema names its people', async () => {
    const sql =
      dialect === 'sqlite'
        ? `SELECT m.name AS tabla FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table' AND p.name = 'afiliado_id'`
        : `SELECT table_name AS tabla FROM information_schema.columns WHERE column_name = 'afiliado_id' AND table_schema = 'public'`
    const tablas = (await selectRows<{ tabla: string }>(sql)).map(({ tabla }) => tabla).sort()
    expect([...NOMBRAN_PERSONA.map(({ tabla }) => tabla)].sort()).toEqual(tablas)
  })
})

it('of another entity leaves that one without people', async () => {
  await padronCargado(carga, archivo(linea(adulta(), { unidad: '01-02-01-01' })), DE_EDUCACION)
  const { adscripcion } = await lugarDe(EDUCACION)
  expect(await selectRows('SELECT nivel1_id AS id FROM afiliados')).toEqual([{ id: adscripcion }])
})
