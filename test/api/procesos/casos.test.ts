import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  CasoDetalle,
  CasoResumen,
  OpcionesCaso,
  ResponsablePosible,
  ResumenCasos,
} from '#domain/procesos/casos/caso.ts'
import type { RespuestaMapa } from '#domain/procesos/mapa.ts'
import { rutaCasosAbiertos } from '#domain/procesos/casos/estado-caso.ts'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'

const VENCE = '2027-01-15'

const clients = new Map<string, Client>()
const as = (usuario: string): Client => {
  const client = clients.get(usuario)
  if (!client) throw new Error(`no client for ${usuario}`)
  return client
}
const ids = new Map<string, number>()
const userId = (usuario: string): number => ids.get(usuario) ?? 0

let orientacion = 0
let solicitudes = 0

type Refusal = Record<string, unknown> & { error: string; codigo: string; campos?: Record<string, string> }

const abrir = <T = CasoDetalle>(client: Client, extra: object = {}): Promise<Respuesta<T>> =>
  client.post<T>('/api/casos', { proceso: orientacion, asunto: 'Orientación a jubilado', vence: VENCE, ...extra })

async function abierto(client: Client, extra: object = {}): Promise<CasoDetalle> {
  const res = await abrir(client, extra)
  expect(res.status).toBe(201)
  return res.body
}

const procesoDe = async (client: Client, ruta: string): Promise<number> => {
  const { body } = await client.get<OpcionesCaso>('/api/casos/opciones')
  const found = body.procesos.find((proceso) => proceso.ruta === ruta)
  if (!found) throw new Error(`no process ${ruta}`)
  return found.id
}

beforeAll(async () => {
  for (const usuario of [
    'admin',
    'auxiliar',
    'jefe',
    'auditor',
    'director',
    'ventanilla1',
    'validador1',
    'ventanilla2',
  ])
    clients.set(usuario, await signIn(usuario))
  for (const { id, usuario } of await selectRows<{ id: number; usuario: string }>('SELECT id, usuario FROM usuarios'))
    ids.set(usuario, id)
  orientacion = await procesoDe(as('auxiliar'), 'Pensiones › Trámite › Orientación')
  solicitudes = await procesoDe(as('ventanilla1'), 'Afiliación › Movimientos › Movimientos › Solicitudes')
})

describe('a case from end to end', () => {
  it('is opened, taken, moved, kept to its norms, closed and opened again; its history tells it all', async () => {
    const caso = await abierto(as('auxiliar'), {
      normas: [{ Nombre: 'Ley de Pensiones, art. 12', Descripcion: 'Antigüedad' }],
      NotasI: 'Llamó dos veces.',
    })
    expect(caso.folio).toMatch(/^CS-26-\d{6}$/)
    expect(caso).toMatchObject({
      estado: 'pendiente',
      area: 'pensiones',
      responsable: null,
      NotasI: 'Llamó dos veces.',
    })
    expect(caso.moduloActual?.nombre).toBe('Pensiones')

    const path = `/api/casos/${caso.id}`
    const early = await as('auxiliar').post<Refusal>(`${path}/mover`, { version: 1, estado: 'en progreso' })
    expect([early.status, early.body.codigo]).toEqual([403, 'permiso'])
    const taken = await as('auxiliar').post<CasoDetalle>(`${path}/asignar`, {
      version: 1,
      responsable: userId('auxiliar'),
    })
    expect(taken.body).toMatchObject({ version: 2, responsable: { nombre: 'Tomás Arriaga Peña' } })
    const going = await as('auxiliar').post<CasoDetalle>(`${path}/mover`, { version: 2, estado: 'en progreso' })
    expect(going.body.estado).toBe('en progreso')

    const tooSoon = await as('auxiliar').post<Refusal>(`${path}/cerrar`, {
      version: 3,
      resultado: 'PROCEDENTE',
      resolucion: 'Se orientó.',
    })
    expect(tooSoon.status).toBe(422)
    expect(tooSoon.body.campos).toEqual({ normas: 'Falta completar una norma: Ley de Pensiones, art. 12.' })
    const norma = going.body.Normas[0]
    const kept = await as('auxiliar').put<CasoDetalle>(`${path}/normas/${norma?.id}`, {
      version: 3,
      Estado: 'completado',
      NotasI: 'Cotejada.',
    })
    expect(kept.body.Normas[0]).toMatchObject({ Estado: 'completado', NotasI: 'Cotejada.' })
    const closed = await as('auxiliar').post<CasoDetalle>(`${path}/cerrar`, {
      version: 4,
      resultado: 'PROCEDENTE',
      resolucion: 'Se orientó.',
    })
    expect(closed.body).toMatchObject({ estado: 'completado', resultado: 'Procedente', resolucion: 'Se orientó.' })
    expect(closed.body.actions).toEqual(['comentar', 'reabrir'])

    const again = await as('auxiliar').post<CasoDetalle>(`${path}/reabrir`, { version: 5, motivo: 'Faltó un papel.' })
    expect(again.body).toMatchObject({ estado: 'en progreso', resultado: '', cerradoEn: null })
    expect(again.body.historial.map(({ clase }) => clase)).toEqual([
      'abierto',
      'asignado',
      'movido',
      'norma',
      'cerrado',
      'reabierto',
    ])
    const acts = await selectRows<{ acto: string }>(
      `SELECT acto FROM bitacora WHERE objeto = 'caso' AND objeto_id = $1 ORDER BY id`,
      [caso.folio],
    )
    expect(acts.map(({ acto }) => acto)).toEqual([
      'caso.abrir',
      'caso.tomar',
      'caso.mover',
      'caso.normas',
      'caso.cerrar',
      'caso.reabrir',
    ])
    expect((await verifyBitacora()).falla).toBeNull()
  })

  it('goes to another of its modules, and only to one of its own', async () => {
    const { body } = await as('jefe').get<OpcionesCaso>('/api/casos/opciones')
    const juridico = body.modulos.find(({ nombre }) => nombre === 'Jurídico')?.id ?? 0
    const sistemas = body.modulos.find(({ nombre }) => nombre === 'Sistemas')?.id ?? 0
    const caso = await abierto(as('jefe'), { modulos: [juridico] })
    expect(caso.modulosInvolucrados.map(({ nombre }) => nombre)).toEqual(['Pensiones', 'Jurídico'])
    const moved = await as('jefe').post<CasoDetalle>(`/api/casos/${caso.id}/mover`, { version: 1, modulo: juridico })
    expect(moved.body.moduloActual?.nombre).toBe('Jurídico')
    const foreign = await as('jefe').post<Refusal>(`/api/casos/${caso.id}/mover`, { version: 2, modulo: sistemas })
    expect(foreign.body.campos).toHaveProperty('modulo')
    const without = await as('jefe').put<Refusal>(`/api/casos/${caso.id}`, {
      version: 2,
      asunto: caso.asunto,
      vence: caso.vence,
      modulos: [caso.moduloActual?.id],
    })
    expect(without.body.campos?.['modulos']).toContain('Jurídico')
  })
})

describe('bad input', () => {
  it('says every field that is wrong', async () => {
    const res = await abrir<Refusal>(as('jefe'), {
      asunto: '   ',
      vence: '2026-01-01',
      normas: [{ Nombre: ' ', Descripcion: '' }],
    })
    expect(res.status).toBe(422)
    expect(res.body.campos).toEqual({
      asunto: 'Escribe el asunto.',
      vence: 'La fecha límite no puede ser anterior a hoy.',
      'normas.0.Nombre': 'Escribe el nombre de la norma.',
    })
  })

  it('two people at once: the second is told how it is now, and nothing is lost', async () => {
    const caso = await abierto(as('jefe'), { responsable: userId('auxiliar') })
    const body = {
      version: 1,
      asunto: 'Otro asunto',
      vence: caso.vence,
      modulos: caso.modulosInvolucrados.map(({ id }) => id),
    }
    expect((await as('auxiliar').put(`/api/casos/${caso.id}`, body)).status).toBe(200)
    const late = await as('jefe').put<Refusal & { actual: CasoDetalle }>(`/api/casos/${caso.id}`, {
      ...body,
      asunto: 'Un tercero',
    })
    expect([late.status, late.body.codigo, late.body.actual.asunto]).toEqual([409, 'version', 'Otro asunto'])
    expect(late.body.error).toMatch(/, a las \d\d:\d\d, cambió este caso mientras lo tenías abierto/)
    const comments = await Promise.all(
      ['auxiliar', 'jefe', 'director'].map((who) =>
        as(who).post(`/api/casos/${caso.id}/comentar`, { texto: `De ${who}` }),
      ),
    )
    expect(comments.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('who gives back a case that only its charge let them see has given it back', async () => {
    const caso = await abierto(as('jefe'), { responsable: userId('auxiliar') })
    const own = ['DELETE FROM perfil_procesos WHERE perfil_id = 2 AND proceso_id = $1', [orientacion]] as const
    await execute(...own)
    const given = await as('auxiliar').post<CasoDetalle>(`/api/casos/${caso.id}/asignar`, {
      version: 1,
      responsable: null,
    })
    expect([given.status, given.body.responsable]).toEqual([200, null])
    expect((await as('auxiliar').get(`/api/casos/${caso.id}`)).status).toBe(404)
    expect((await as('jefe').get<CasoDetalle>(`/api/casos/${caso.id}`)).body.responsable).toBeNull()
    await execute('INSERT INTO perfil_procesos (perfil_id, proceso_id) VALUES (2, $1)', [orientacion])
  })

  it('a closed case takes no change but a comment', async () => {
    const caso = await abierto(as('jefe'), { responsable: userId('auxiliar') })
    const path = `/api/casos/${caso.id}`
    await as('jefe').post(`${path}/mover`, { version: 1, estado: 'en progreso' })
    await as('jefe').post(`${path}/cerrar`, { version: 2, resultado: 'DUPLICADO', resolucion: 'Era otro.' })
    const res = await as('jefe').post<Refusal>(`${path}/asignar`, { version: 3, responsable: userId('jefe') })
    expect([res.status, res.body.codigo]).toEqual([409, 'estado'])
    expect((await as('director').post(`${path}/comentar`, { texto: 'De acuerdo' })).status).toBe(200)
    expect((await as('director').post<Refusal>(`${path}/comentar`, { texto: ' \n ' })).status).toBe(422)
  })

  it('a result that was switched off is not taken', async () => {
    const caso = await abierto(as('jefe'), { responsable: userId('jefe') })
    await as('jefe').post(`/api/casos/${caso.id}/mover`, { version: 1, estado: 'en progreso' })
    await inTransaction(() => execute(`UPDATE catalogo_renglones SET activo = $1 WHERE clave = 'DESISTIDO'`, [false]))
    const body = { version: 2, resultado: 'DESISTIDO', resolucion: 'Ya no quiso.' }
    const res = await as('jefe').post<Refusal>(`/api/casos/${caso.id}/cerrar`, body)
    expect(res.body.campos).toEqual({ resultado: 'Elige el resultado.' })
  })
})

describe('who sees and who may', () => {
  it("another entity's case does not exist, by any way", async () => {
    const caso = await abierto(as('ventanilla1'), { proceso: solicitudes })
    expect(caso.entidad).toBe(SALUD)
    for (const client of [as('validador1'), as('admin'), as('auditor')])
      expect((await client.get(`/api/casos/${caso.id}`)).status).toBe(200)
    const other = as('ventanilla2')
    const path = `/api/casos/${caso.id}`
    expect((await other.get(path)).status).toBe(404)
    expect((await other.get(`/api/panel${path.slice(4)}`)).status).toBe(404)
    expect((await other.post(`${path}/comentar`, { texto: 'Hola' })).status).toBe(404)
    expect((await other.post(`${path}/asignar`, { version: 1, responsable: userId('ventanilla2') })).status).toBe(404)
    expect((await other.get(`/api/casos/responsables?caso=${caso.id}`)).status).toBe(404)
    const list = await other.post<CasoResumen[]>('/api/panel/casos/buscar', { filter: { q: caso.folio } })
    expect([list.status, list.body]).toEqual([200, []])
  })

  it('a process that the profile does not have opens no case and shows none', async () => {
    expect((await abrir(as('ventanilla1'))).status).toBe(404)
    const caso = await abierto(as('jefe'), { entidad: (await lugarDe(SALUD)).adscripcion })
    expect((await as('ventanilla1').get(`/api/casos/${caso.id}`)).status).toBe(404)
  })

  it('who only looks opens nothing; a colleague only comments', async () => {
    expect((await abrir(as('auditor'))).status).toBe(403)
    const caso = await abierto(as('ventanilla1'), { proceso: solicitudes, responsable: userId('validador1') })
    const seen = await as('auxiliar').get<CasoDetalle>(`/api/casos/${caso.id}`)
    expect(seen.body.actions).toEqual(['comentar'])
    const res = await as('auxiliar').post(`/api/casos/${caso.id}/mover`, { version: 1, estado: 'en progreso' })
    expect(res.status).toBe(403)
  })

  it('it is given only to somebody who will see it', async () => {
    const caso = await abierto(as('ventanilla1'), { proceso: solicitudes })
    const { body } = await as('validador1').get<ResponsablePosible[]>(`/api/casos/responsables?caso=${caso.id}`)
    const names = body.map(({ nombre }) => nombre)
    expect(names).toContain('Lucía Robledo')
    expect(names).not.toContain('Óscar Luévano')
    expect(names).not.toContain('Silvia Ordaz Treviño')
    const res = await as('validador1').post<Refusal>(`/api/casos/${caso.id}/asignar`, {
      version: 1,
      responsable: userId('ventanilla2'),
    })
    expect([res.status, Object.keys(res.body.campos ?? {})]).toEqual([422, ['responsable']])
  })

  it("a person's case stands with the person: another office's cannot be named", async () => {
    const alta = await registrarAlta(as('ventanilla2'), await lugarDe(EDUCACION))
    expect((await abrir(as('ventanilla1'), { proceso: solicitudes, afiliado: alta.afiliadoId })).status).toBe(404)
    const caso = await abierto(as('jefe'), { proceso: solicitudes, afiliado: alta.afiliadoId })
    expect([caso.entidad, caso.persona?.id]).toEqual([EDUCACION, alta.afiliadoId])
    expect((await as('ventanilla2').get(`/api/casos/${caso.id}`)).status).toBe(200)
    expect((await as('ventanilla1').get(`/api/casos/${caso.id}`)).status).toBe(404)
  })
})

describe('notices, lists and figures', () => {
  it('whoever is given a case is told once; who takes one is not told of it', async () => {
    const caso = await abierto(as('jefe'), { responsable: userId('auxiliar') })
    const aviso = await selectRow<{ titulo: string; enlace: string }>(
      `SELECT titulo, enlace FROM avisos WHERE usuario_id = $1 AND clave = $2`,
      [userId('auxiliar'), `caso:${caso.id}:asignado:1`],
    )
    expect(aviso).toEqual({ titulo: `Se te asignó el caso ${caso.folio}`, enlace: `/panel/casos/${caso.folio}/show` })
    const mine = await abierto(as('jefe'), { responsable: userId('jefe') })
    const own = await selectRow('SELECT id FROM avisos WHERE clave = $1', [`caso:${mine.id}:asignado:1`])
    expect(own).toBeNull()
  })

  it('the list filters by state, area, process, mine and late; searches folio, subject and person; counts its pages', async () => {
    const caso = await abierto(as('jefe'), {
      asunto: 'Expediente Ñandú extraviado',
      responsable: userId('jefe'),
    })
    const find = async (filter: object): Promise<string[]> => {
      const res = await as('jefe').post<CasoResumen[]>('/api/panel/casos/buscar', { filter, range: [0, 99] })
      expect(res.status).toBe(200)
      return res.body.map(({ folio }) => folio)
    }
    expect(await find({ q: 'nandu expediente' })).toEqual([caso.folio])
    expect(await find({ q: caso.folio.toLowerCase() })).toEqual([caso.folio])
    expect(await find({ q: 'nandu', estado: 'completado' })).toEqual([])
    expect(await find({ q: 'nandu', area: 'pensiones', procesoId: orientacion, responsable: 'yo' })).toEqual([
      caso.folio,
    ])
    expect(await find({ q: 'nandu', plazo: 'vencido' })).toEqual([])
    await inTransaction(() => execute(`UPDATE casos SET vence = '2026-01-05' WHERE id = $1`, [caso.id]))
    expect(await find({ q: 'nandu', plazo: 'vencido' })).toEqual([caso.folio])
    const page = await as('jefe').get(`/api/panel/casos?range=[0,1]&sort=["folio","ASC"]`)
    expect(page.headers.get('content-range')).toMatch(/^casos 0-1\/\d+$/)
  })

  it('the list leaves as CSV and as a workbook: every row in sight, formulas as text, noted', async () => {
    const asunto = '=HYPERLINK("http://malo.example";"Ñandú, ""exporte""")'
    const mine = await abierto(as('ventanilla1'), { proceso: solicitudes, asunto })
    const other = await abierto(as('ventanilla2'), { proceso: solicitudes, asunto: '+exporte de otra entidad' })
    await flushReadAudit()
    const last = await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM bitacora')
    const body = { filter: { q: 'exporte' }, sort: ['folio', 'ASC'] }
    const csv = await as('ventanilla1').post<string>('/api/panel/casos/exportar', body)
    expect([csv.status, csv.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="casos.csv"'])
    const rows = parse<Record<string, string>>(csv.body, { bom: true, columns: true })
    expect(rows.map((row) => [row['Folio'], row['Asunto'], row['Entidad'], row['Estado']])).toEqual([
      [mine.folio, `'${asunto}`, SALUD, 'Pendiente'],
    ])
    const all = await as('admin').post<string>('/api/panel/casos/exportar', body)
    const folios = parse<Record<string, string>>(all.body, { bom: true, columns: true }).map((row) => row['Folio'])
    expect(folios).toEqual([mine.folio, other.folio])

    const res = await as('admin').file('/api/panel/casos/exportar', { ...body, formato: 'xlsx' })
    expect(res.headers.get('content-disposition')).toBe('attachment; filename="casos.xlsx"')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(res.bytes)
    const cells = (book.getWorksheet('Casos')?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[])[2])
    expect(cells).toEqual(['Asunto', `'${asunto}`, "'+exporte de otra entidad"])

    await flushReadAudit()
    const acts = await selectRows<{ actor: string; despues: string }>(
      "SELECT actor, despues FROM bitacora WHERE acto = 'casos.exportar' AND id > $1 ORDER BY id",
      [last?.id ?? 0],
    )
    expect(acts).toEqual([
      { actor: 'ventanilla1', despues: '{"casos":1,"formato":"csv"}' },
      { actor: 'admin', despues: '{"casos":2,"formato":"csv"}' },
      { actor: 'admin', despues: '{"casos":2,"formato":"xlsx"}' },
    ])
    expect((await as('admin').post('/api/panel/casos/exportar', { formato: 'pdf' })).status).toBe(422)
  })

  it('more cases than are read together leave whole and in order', async () => {
    const values = Array.from({ length: 1203 }, (_, n) => `('CS-25-${String(n + 1).padStart(6, '0')}')`)
    await inTransaction(() =>
      execute(
        `INSERT INTO casos (folio, proceso_id, proceso_nombre, area, asunto, asunto_plegado, estado, vence, creado_at, actualizado_at)
         SELECT f.folio, ${orientacion}, 'Orientación', 'pensiones', 'Muchos', 'muchos', 'pendiente', '2027-01-15',
           '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z' FROM (SELECT column1 AS folio FROM (VALUES ${values.join(', ')}) v) f`,
      ),
    )
    const body = { filter: { q: 'muchos' }, sort: ['folio', 'DESC'], formato: 'xlsx' }
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await as('admin').file('/api/panel/casos/exportar', body)).bytes)
    const folios = (book.getWorksheet('Casos')?.getSheetValues() ?? []).slice(2).map((row) => (row as unknown[])[1])
    expect([folios.length, folios[0], folios.at(-1)]).toEqual([1203, 'CS-25-001203', 'CS-25-000001'])
    expect(new Set(folios).size).toBe(1203)
    await inTransaction(() => execute(`DELETE FROM casos WHERE folio LIKE 'CS-25-%'`))
  })

  it('the home tells how many are mine and leads to them; of who has none it says nothing', async () => {
    await abierto(as('jefe'), { responsable: userId('director') })
    const late = await abierto(as('jefe'), { responsable: userId('director') })
    await inTransaction(() => execute(`UPDATE casos SET vence = '2026-01-05' WHERE id = $1`, [late.id]))
    const { body } = await as('director').get<RespuestaInicio>('/api/inicio')
    const tile = body.teselas.find(({ etiqueta }) => etiqueta === 'Mis casos abiertos')
    const list = await as('director').get((tile?.ruta ?? '').replace('/panel/', '/api/panel/'))
    expect(list.headers.get('content-range')?.split('/')[1]).toBe(tile?.cifra)
    expect(tile).toMatchObject({ tono: 'aviso', detalle: '1 vencido' })
    const { bandas } = (await as('director').get<RespuestaMapa>('/api/mapa')).body
    const conCasos = bandas.flatMap(({ modulos }) => modulos).filter(({ casosAbiertos }) => casosAbiertos > 0)
    expect(conCasos.length).toBeGreaterThan(0)
    for (const { id, casosAbiertos } of conCasos) {
      const open = await as('director').get(rutaCasosAbiertos(id).replace('/panel/', '/api/panel/'))
      expect(open.headers.get('content-range')?.split('/')[1]).toBe(String(casosAbiertos))
    }
    const auditor = await as('auditor').get<RespuestaInicio>('/api/inicio')
    expect(auditor.body.teselas.map(({ etiqueta }) => etiqueta)).not.toContain('Mis casos abiertos')
  })

  it('one that nobody answers for is told to who is in charge of its process, and counted on the homes of the institute', async () => {
    const ficha = await as('admin').get<{ version: number }>(`/api/panel/procesos/${solicitudes}`)
    const cargo = await as('admin').put(`/api/procesos/${solicitudes}/responsables`, {
      usuarios: [userId('auxiliar'), userId('ventanilla2')],
      version: ficha.body.version,
    })
    expect(cargo.status).toBe(200)
    const { folio } = await abierto(as('ventanilla1'), { proceso: solicitudes, asunto: 'No está de acuerdo' })
    const avisos = async (usuario: string) =>
      (await as(usuario).get<{ avisos: { titulo: string; enlace: string }[] }>('/api/avisos')).body.avisos
    expect(await avisos('auxiliar')).toContainEqual(
      expect.objectContaining({ titulo: `Caso nuevo sin asignar: ${folio}`, enlace: `/panel/casos/${folio}/show` }),
    )
    // Another entity's, which does not see the case, is told nothing of it.
    expect((await avisos('ventanilla2')).map(({ titulo }) => titulo)).not.toContain(`Caso nuevo sin asignar: ${folio}`)
    const { body } = await as('auxiliar').get<RespuestaInicio>('/api/inicio')
    const tile = body.teselas.find(({ etiqueta }) => etiqueta === 'Casos sin asignar')
    const list = await as('auxiliar').get<CasoResumen[]>((tile?.ruta ?? '').replace('/panel/', '/api/panel/'))
    expect(list.body.map((caso) => caso.folio)).toContain(folio)
    expect(list.headers.get('content-range')?.split('/')[1]).toBe(tile?.cifra)
    // A desk opens them for others: it is not sent to take them.
    const desk = await as('ventanilla1').get<RespuestaInicio>('/api/inicio')
    expect(desk.body.teselas.map(({ etiqueta }) => etiqueta)).not.toContain('Casos sin asignar')
  })

  it('the map tells how many are open in each module, of those in sight', async () => {
    const open = async (usuario: string): Promise<number | undefined> => {
      const { body } = await as(usuario).get<RespuestaMapa>('/api/mapa')
      const modulos = body.bandas.flatMap((banda) => banda.modulos)
      return modulos.find(({ nombre }) => nombre === 'Afiliación')?.casosAbiertos
    }
    const before = [await open('ventanilla1'), await open('ventanilla2')]
    await abierto(as('ventanilla1'), { proceso: solicitudes })
    expect([await open('ventanilla1'), await open('ventanilla2')]).toEqual([(before[0] ?? 0) + 1, before[1]])
  })

  it('the figures of the Panel General are those of the list', async () => {
    const { body } = await as('admin').get<ResumenCasos>('/api/panel/casos/resumen')
    const total = body.estados.reduce((sum, { n }) => sum + n, 0)
    const list = await as('admin').get('/api/panel/casos?range=[0,0]')
    expect(list.headers.get('content-range')).toBe(`casos 0-0/${total}`)
    expect(body.modulos.reduce((sum, { n }) => sum + n, 0)).toBe(total)
  })
})

describe('a norm of a case', () => {
  it('is added and taken away again', async () => {
    const { id } = await abierto(as('auxiliar'))
    const mine = { version: 1, responsable: userId('auxiliar') }
    const { version } = (await as('auxiliar').post<CasoDetalle>(`/api/casos/${id}/asignar`, mine)).body
    const norma = { version, Nombre: 'Reglamento, art. 4', Descripcion: '' }
    const con = await as('auxiliar').post<CasoDetalle>(`/api/casos/${id}/normas`, norma)
    expect([con.status, con.body.Normas.map(({ Nombre }) => Nombre)]).toEqual([200, ['Reglamento, art. 4']])
    const sin = await as('auxiliar').request<CasoDetalle>(
      'DELETE',
      `/api/casos/${id}/normas/${con.body.Normas[0]?.id}`,
      {
        body: JSON.stringify({ version: con.body.version }),
        headers: { 'content-type': 'application/json' },
      },
    )
    expect([sin.status, sin.body.Normas]).toEqual([200, []])
  })
})
