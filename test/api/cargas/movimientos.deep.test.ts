import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetalleCarga, PaginaRenglones, SimulacionCarga } from '#domain/cargas/carga.ts'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { portal } from '#test/cli/consola.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import {
  archivoDe,
  cargarMovimientos,
  oficioCon,
  oficioEscaneado,
  textoDeMovimientos,
  type RenglonMovimientoPrueba,
} from '#test/support/cargas/movimientos-de-prueba.ts'
import { folioDe } from '#test/support/cargas/nomina-de-prueba.ts'
import { estadoDeCarga, veredictosDe } from '#test/support/cargas/retenciones-de-prueba.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { fileForm } from '#test/support/upload.ts'

let salud: Lugar
let desk: Client
let validador: Client
let next = 771_000

beforeAll(async () => {
  salud = await lugarDe(SALUD)
  ;[desk, validador] = [await signIn('ventanilla1'), await signIn('validador1')]
}, 120_000)
beforeEach(() => defineTrabajosCargas())

/** Somebody of the entity whom no other test touches; gives the internal number. */
async function persona(situacion: 'A' | 'L' | 'B' = 'A'): Promise<number> {
  const interno = (next += 1)
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  await ponerPersona({ interno, lugar: salud, categoria, sueldoCentavos: 1_019_159, situacion })
  return interno
}
const personas = async (n: number): Promise<number[]> => {
  const internos: number[] = []
  for (let i = 0; i < n; i++) internos.push(await persona())
  return internos
}
const baja = (interno: number, more: Partial<RenglonMovimientoPrueba> = {}): RenglonMovimientoPrueba => ({
  ...{ interno, tipo: '3', causa: 'Renuncia' },
  ...more,
})
const nombrada = (interno: number): string => `PRUEBA PERSONA ${interno}`

const cargar = (filas: readonly RenglonMovimientoPrueba[], oficio?: Buffer, ...more: string[]) =>
  cargarMovimientos({ filas, entidad: SALUD, ...(oficio && { oficio }) }, ...more)
const simular = async (filas: readonly RenglonMovimientoPrueba[], oficio?: Buffer): Promise<SimulacionCarga> => {
  const { out, err } = await cargar(filas, oficio, '--simular')
  expect(err).toBe('')
  return JSON.parse(out) as SimulacionCarga
}

interface Movimiento {
  readonly id: number
  readonly folio: string
  readonly tipo: number
  readonly interno: number
  readonly fecha: string
  readonly causa: string
  readonly quien: string
  readonly activo: unknown
  readonly version: number
}

const movimientosDe = (internos: readonly number[]): Promise<Movimiento[]> =>
  selectRows<Movimiento>(
    `SELECT m.id, m.folio, m.tipo_id AS tipo, a.interno, m.fecha, m.causa, u.usuario AS quien, m.activo, m.version
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id JOIN usuarios u ON u.id = m.solicitado_por
     WHERE a.interno IN (${internos.join(', ')}) ORDER BY a.interno`,
    [],
  )
const faltasDe = async (folio: string): Promise<readonly (readonly [string, string, string, string])[]> => {
  const { renglones } = (await desk.get<PaginaRenglones>(`/api/cargas/${folio}/renglones`)).body
  return renglones.flatMap(({ faltas }) =>
    faltas.map(({ codigo, campo, hallado, esperado }) => [codigo, campo, hallado, esperado] as const),
  )
}

describe('a file of movements', () => {
  it('requests each movement as a desk would, with one oficio stored once, and its validator validates them at once', async () => {
    const [una, otra, permanente] = await personas(3)
    const regresa = await persona('L')
    const internos = [una!, otra!, permanente!, regresa]
    const oficio = await oficioCon(internos.map(nombrada))
    const done = await cargar(
      [
        baja(una!),
        baja(otra!, { tipo: 'Baja', causa: 'termino', fecha: '18/11/2026' }),
        { interno: permanente!, tipo: '6' },
        { interno: regresa, tipo: 'Reingreso' },
      ],
      oficio,
    )
    const folio = folioDe(done)
    const { carga, efectos, oficio: suyo } = JSON.parse(done.out) as SimulacionCarga
    expect([carga.estado, carga.renglones, carga.rechazados, carga.avisados]).toEqual(['aplicada', 4, 0, 0])
    expect(efectos).toEqual([
      { titulo: 'Baja', renglones: 2 },
      { titulo: 'Baja permanente', renglones: 1 },
      { titulo: 'Reingreso', renglones: 1 },
    ])
    expect(suyo).toEqual({ archivo: 'oficio.pdf', paginas: 1, sinTexto: 0 })
    const hechos = await movimientosDe(internos)
    expect(hechos.map(({ tipo, fecha, causa, quien, version }) => [tipo, fecha, causa, quien, version])).toEqual([
      [3, '2026-11-20', 'renuncia', 'ventanilla1', 1],
      [3, '2026-11-18', 'termino', 'ventanilla1', 1],
      [6, '2026-11-20', '', 'ventanilla1', 1],
      [10, '2026-11-20', '', 'ventanilla1', 1],
    ])
    const papeles = await selectRows<{ archivo: string; tipo: string }>(
      `SELECT e.archivo_id AS archivo, e.tipo FROM expediente e JOIN carga_movimientos x ON x.movimiento_id = e.movimiento_id
       WHERE x.carga_id = $1`,
      [carga.id],
    )
    expect([papeles.length, new Set(papeles.map(({ archivo }) => archivo)).size, papeles[0]!.tipo]).toEqual([
      4,
      1,
      'oficio',
    ])
    const detalle = (await desk.get<{ recorrido: { texto: string }[] }>(`/api/panel/movimientos/${hechos[1]!.id}`)).body
    expect(detalle.recorrido[0]!.texto).toBe(`Solicitado por archivo: ${folio}, renglón 3`)
    const lote = await validador.post<RespuestaLote>('/api/movimientos/lote', {
      acto: 'validar',
      movimientos: hechos.map((each) => ({ folio: each.folio, version: each.version })),
    })
    expect([lote.status, lote.body.hechos.length, lote.body.rechazados]).toEqual([200, 4, []])
    expect((await validador.get(`/api/archivos/${papeles[0]!.archivo}`)).status).toBe(200)
  })

  it('notifies whoever validates once, not once for each movement', async () => {
    const internos = await personas(3)
    const folio = folioDe(await cargar(internos.map((interno) => baja(interno))))
    const avisos = await selectRows<{ titulo: string }>(
      `SELECT a.titulo FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE u.usuario = 'validador1' AND a.titulo LIKE $1`,
      [`%${folio}%`],
    )
    expect(avisos).toEqual([{ titulo: `Por validar: 3 movimientos de ${folio}` }])
  })

  it('refuses by name the baja that the oficio does not list', async () => {
    const internos = await personas(4)
    const oficio = await oficioCon(internos.slice(1).map(nombrada))
    const done = await cargar(
      internos.map((interno) => baja(interno)),
      oficio,
    )
    const { carga } = JSON.parse(done.out) as SimulacionCarga
    expect([carga.renglones, carga.rechazados]).toEqual([4, 1])
    expect(await faltasDe(carga.folio)).toEqual([
      [
        'C488',
        'Oficio',
        `no nombra a Persona ${internos[0]} Prueba`,
        'que la nombre por su CURP, RFC, NSS, número interno o nombre completo',
      ],
    ])
    expect((await movimientosDe(internos)).map(({ interno }) => interno)).toEqual(internos.slice(1))
  })

  it('says of a scan that the portal cannot check it, and who does', async () => {
    const interno = await persona()
    const { carga, oficio, faltas } = await simular([baja(interno)], await oficioEscaneado())
    expect([carga.rechazados, carga.avisados, oficio?.sinTexto, oficio?.paginas]).toEqual([0, 1, 1, 1])
    expect(faltas.map(({ texto }) => texto)).toEqual([
      `Oficio: dice «páginas sin texto: Persona ${interno} Prueba»; se esperaba que quien valida el movimiento compruebe que la nombra. A532`,
    ])
  })

  it('warns of the paper that a movement will still need', async () => {
    const [una, licencia] = await personas(2)
    const [dia] = await selectRows<{ fecha: string }>(
      `SELECT fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha > '2026-12-01' ORDER BY fecha LIMIT 1`,
    )
    const { carga, faltas } = await simular([
      baja(una!),
      { interno: licencia!, tipo: 'Licencia', autorizacion: '2026-11-20', reingreso: dia!.fecha },
    ])
    expect([carga.rechazados, carga.avisados]).toEqual([0, 2])
    expect(faltas).toMatchObject([{ codigo: 'A531', renglones: 2 }])
    expect(faltas[0]!.texto).toContain('Oficio antes de aprobarlo')
  })

  it('refuses what the screen refuses, in its words, with the field and what was found', async () => {
    const [tarde, sinCausa, conCausa, sinFin, antes] = await personas(5)
    const deBaja = await persona('B')
    const folio = folioDe(
      await cargar([
        baja(tarde!, { fecha: '2026-12-24' }),
        baja(sinCausa!, { causa: '' }),
        { interno: conCausa!, tipo: '6', causa: 'cese' },
        { interno: sinFin!, tipo: '8', autorizacion: '2026-11-20' },
        baja(antes!, { fecha: '2026-10-01' }),
        baja(deBaja),
        // One row enters, so that the rest come back.
        baja(await persona()),
      ]),
    )
    const refused = (await faltasDe(folio)).filter(([codigo]) => codigo.startsWith('C'))
    expect(refused).toEqual([
      [
        ...['C482', 'Fecha', '24 dic 2026'],
        'una fecha que el movimiento admita. Fecha de baja inválida: la quincena termina el 30 nov 2026. La fecha válida más cercana es el 30 nov 2026',
      ],
      [
        ...['C483', 'Causa', ''],
        'la causa que el movimiento lleve. Elige la causa: Renuncia, Término de nombramiento o contrato, Cese, No localizado, Defunción',
      ],
      ['C483', 'Causa', 'Cese', 'la causa que el movimiento lleve. Baja permanente no lleva causa'],
      [
        ...['C482', 'Reingreso', ''],
        'una fecha que el movimiento admita. Por favor selecciona una fecha de reingreso antes de continuar',
      ],
      [...['C484', 'Observaciones', ''], 'una explicación. Escribe por qué la fecha es de una quincena anterior'],
      ['C481', 'Movimiento', 'Baja', expect.stringContaining('esta persona')],
    ])
  })

  it('refuses the second row of a person, and a person with an open movement', async () => {
    const [una, abierta] = await personas(2)
    await cargar([baja(abierta!)])
    const folio = folioDe(await cargar([baja(una!), { interno: una!, tipo: '6' }, baja(abierta!)]))
    const refused = (await faltasDe(folio)).filter(([codigo]) => codigo.startsWith('C'))
    expect(refused.map(([codigo, campo]) => [codigo, campo])).toEqual([
      ['C487', 'Persona'],
      ['C486', 'Movimiento'],
    ])
    expect(refused[1]![3]).toMatch(
      /^una persona sin movimiento abierto\. Ya tiene un movimiento abierto: B-26-\d{6}, Baja/,
    )
  })

  it('changes the category by its key or by its salary, and the área by its name', async () => {
    const [porClave, porSueldo, igual] = await personas(3)
    const otra = (await selectRow<{ clave: string; monto: number }>(
      `SELECT c.clave, s.monto_centavos AS monto FROM categorias c JOIN sueldos s ON s.categoria_id = c.id
       WHERE s.vigente_hasta IS NULL AND c.clave <> '10A' ORDER BY s.monto_centavos DESC LIMIT 1`,
    ))!
    const area = (await selectRow<{ nombre: string }>('SELECT nombre FROM unidades WHERE id = $1', [salud.area]))!
    const filas = [
      { interno: porClave!, tipo: '2', categoria: otra.clave.toLowerCase(), area: area.nombre },
      { interno: porSueldo!, tipo: '2', sueldo: (otra.monto / 100).toFixed(2) },
      { interno: igual!, tipo: '2', categoria: '10A' },
    ]
    const { carga, faltas } = await simular(filas)
    expect([carga.rechazados, faltas.map(({ codigo }) => codigo)]).toEqual([1, ['C485']])
    await cargar(filas)
    const datos = await selectRows<{ datos: string }>(
      `SELECT m.datos FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id WHERE a.interno IN (${porClave}, ${porSueldo})`,
      [],
    )
    const sueldos = datos.map(
      (row) => (JSON.parse(row.datos) as { columnas: Record<string, number> }).columnas['sueldo_centavos'],
    )
    expect(sueldos).toEqual([otra.monto, otra.monto])
  })

  it('reads the fixed width of 168 characters', async () => {
    const interno = await persona()
    await inTransaction(() => execute(`UPDATE afiliados SET nss = '05098044171' WHERE interno = $1`, [interno]))
    const chars = Array<string>(168).fill(' ')
    const poner = (desde: number, texto: string) =>
      Array.from(texto).forEach((char, i) => (chars[desde - 1 + i] = char))
    for (const [desde, texto] of [
      [1, 'Ñ1234567890'],
      [12, '05098044171'],
      [23, 'PRUEBA'],
      [77, `PERSONA ${interno}`],
    ] as const)
      poner(desde, texto)
    for (const [desde, texto] of [
      [104, '000000'],
      [119, '20112026'],
      [132, '02'],
      [149, '1'],
      [168, '9'],
    ] as const)
      poner(desde, texto)
    const ruta = await archivoDe('idse.txt', `${chars.join('')}\r\n`)
    const where = ['--plano', 'MOV-168', '--entidad', SALUD, '--quincena', '2226']
    const { err } = await portal(['--como', 'ventanilla1', 'importar', ruta, ...where, '-y', '--json'])
    expect(err).toBe('')
    expect((await movimientosDe([interno])).map(({ tipo, causa }) => [tipo, causa])).toEqual([[3, 'termino']])
  })

  it('takes only files of the open quincena', async () => {
    const filas = [baja(await persona())]
    const { code, err } = await cargarMovimientos({ filas, entidad: SALUD, quincena: '2126' })
    expect([code, err]).toEqual([
      2,
      'Los movimientos se solicitan en la quincena abierta: elige la quincena 22 de 2026.',
    ])
  })

  it('leaves out a row whose person changed between the simulation and the load, with why', async () => {
    const [una, otra] = await personas(2)
    const folio = await leida([baja(una!), baja(otra!)])
    const [actor, carga] = await conActor(folio)
    await inTransaction(() => execute(`UPDATE afiliados SET situacion = 'B' WHERE interno = $1`, [otra!]))
    await expect(prepararCarga(actor, carga.folio, '')).rejects.toMatchObject({ codigo: 'veredictos' })
    expect(await veredictosDe(folio)).toEqual([
      [2, 'aviso', 'A531'],
      [3, 'rechazado', 'C481'],
    ])
    await prepararCarga(actor, carga.folio, '')
    expect((await movimientosDe([una!, otra!])).map(({ interno }) => interno)).toEqual([una])
  })

  it('goes on after a cut where it was, and doubles nothing', async () => {
    const internos = await personas(45)
    const folio = await leida(internos.map((interno) => baja(interno)))
    const [actor, carga] = await conActor(folio)
    const corte = new AbortController()
    const cortada = prepararCarga(actor, carga.folio, '', { signal: corte.signal, onPaso: () => corte.abort() })
    await expect(cortada).rejects.toThrow()
    const hechos = (await movimientosDe(internos)).length
    expect([await estadoDeCarga(folio), hechos > 0 && hechos < 45]).toEqual(['aplicando', true])
    await prepararCarga(actor, carga.folio, '')
    const todos = await movimientosDe(internos)
    expect([await estadoDeCarga(folio), todos.length, new Set(todos.map((each) => each.folio)).size]).toEqual([
      ...['aplicada', 45, 45],
    ])
  })

  it('is undone whole while nobody validated its movements, and then lists those that were', async () => {
    const internos = await personas(3)
    const libre = folioDe(await cargar(internos.map((interno) => baja(interno))))
    await deshacer(libre)
    expect(await estadoDeCarga(libre)).toBe('deshecha')
    const cancelados = await selectRows<{ motivo: string; acto: string }>(
      `SELECT m.motivo_cancelacion AS motivo, x.acto FROM movimientos m JOIN movimiento_actos x ON x.movimiento_id = m.id
       JOIN afiliados a ON a.id = m.afiliado_id WHERE a.interno IN (${internos.join(', ')})`,
      [],
    )
    expect(cancelados).toEqual(internos.map(() => ({ motivo: `Se deshizo la carga ${libre}.`, acto: 'cancelar' })))
    // The same people may be requested again, by the same rows in another file.
    const otra = folioDe(await cargar(internos.map((interno) => baja(interno, { observaciones: 'De nuevo' }))))
    const [first] = (await movimientosDe(internos)).filter(({ version }) => version === 1)
    await validador.post(`/api/movimientos/${first!.folio}/validar`, { version: 1 })
    const { code, err } = await pedirDeshacer(otra)
    expect(code).toBe(1)
    expect(err).toContain(`${first!.folio}: ya está validado`)
    expect(await estadoDeCarga(otra)).toBe('aplicada')
  })
})

describe('the oficio of a load', () => {
  it('is adjoined on the page of the load, which judges each row again, and can be taken out', async () => {
    const [una, otra] = await personas(2)
    const folio = await leida([baja(una!), baja(otra!)])
    const antes = await ver(folio)
    expect([antes.oficio, antes.acciones.includes('oficio'), antes.entran]).toEqual([null, true, 2])
    const { status, body } = await adjuntar(antes, await oficioCon([nombrada(una!)]))
    expect([status, body.carga.estado]).toEqual([202, 'leyendo'])
    await leer(folio)
    const con = await ver(folio)
    expect([con.oficio?.archivo, con.entran, con.carga.rechazados]).toEqual(['oficio.pdf', 1, 1])
    expect((await desk.post(`/api/cargas/${folio}/sin-oficio`, { version: con.version })).status).toBe(202)
    await leer(folio)
    expect([(await ver(folio)).oficio, (await ver(folio)).entran]).toEqual([null, 2])
  })

  it('refuses what is no paper, a version that is old, and a load of another kind', async () => {
    const folio = await leida([baja(await persona())])
    const detalle = await ver(folio)
    expect((await adjuntar(detalle, Buffer.from('no es un PDF'))).status).toBe(415)
    expect((await adjuntar(detalle, Buffer.from('%PDF-1.4 roto'))).status).toBe(422)
    const oficio = await oficioCon([])
    expect((await adjuntar({ ...detalle, version: detalle.version + 5 }, oficio)).body.codigo).toBe('version')
    expect(await selectRows('SELECT 1 FROM carga_oficios WHERE carga_id = $1', [detalle.carga.id])).toEqual([])
  })
})

const ver = async (folio: string): Promise<DetalleCarga> => (await desk.get<DetalleCarga>(`/api/cargas/${folio}`)).body

const adjuntar = ({ carga, version }: DetalleCarga, bytes: Buffer) =>
  desk.upload<DetalleCarga & Rechazo>(
    '/api/cargas/oficio',
    fileForm(bytes, 'oficio.pdf', { folio: carga.folio, version: String(version) }),
  )

/** Sends a file as the screen does and reads it, without its job; gives its folio. */
async function leida(filas: readonly RenglonMovimientoPrueba[]): Promise<string> {
  const form = fileForm(Buffer.from(textoDeMovimientos(filas)), 'movimientos.csv', {
    entidad: String(salud.adscripcion),
    quincena: '2226',
    plano: 'MOV-CSV',
  })
  const { status, body } = await desk.upload<DetalleCarga>('/api/cargas', form)
  expect(status, JSON.stringify(body)).toBe(201)
  await leer(body.carga.folio)
  return body.carga.folio
}

async function conActor(folio: string) {
  const carga = await loadCarga(Number(folio.slice(-6)))
  const actor = (await loadActor(carga.creadaPor ?? 0, { medio: 'api', direccion: 'prueba' }))!
  return [actor, { ...carga, folio }] as const
}

async function leer(folio: string): Promise<void> {
  const [actor, carga] = await conActor(folio)
  await leerCarga(actor, carga)
}

const pedirDeshacer = (folio: string) =>
  portal(['--como', 'auxiliar', 'importar', 'deshacer', folio, '--motivo', 'Archivo equivocado'], true, [DEMO_PASSWORD])

async function deshacer(folio: string): Promise<void> {
  const { code, err } = await pedirDeshacer(folio)
  expect([code, err]).toEqual([0, ''])
  const { id } = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM propuestas'))!
  const otro = await signIn('auxiliar2')
  expect((await otro.post(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 })).status).toBe(200)
}
