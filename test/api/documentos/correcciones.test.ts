import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { LecturaCampoPanel, ResumenLecturas } from '#domain/documentos/correcciones.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { enviarAlta, lugarDe, nuevaPersona, SALUD, solicitudDe, subirArchivo } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'

let desk: Client
let auditor: Client

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  auditor = await signIn('auditor')
})

interface Leido {
  readonly valor: string
  readonly fuente?: string
  readonly confianza?: number
  readonly seguro?: boolean
}

/** A paper of `tipo` on the server with the reading that the reader left of it. */
async function papel(tipo: string, campos: Readonly<Record<string, Leido>>): Promise<{ archivo: string }> {
  const archivo = await subirArchivo(desk, tipo)
  const place = { fuente: 'ocr', confianza: 0.9, seguro: true, pagina: 1, caja: [0.1, 0.1, 0.2, 0.02] }
  const full = Object.fromEntries(Object.entries(campos).map(([campo, leido]) => [campo, { ...place, ...leido }]))
  const datos = Object.fromEntries(Object.entries(campos).map(([campo, { valor }]) => [campo, valor]))
  await inTransaction(() =>
    execute('INSERT INTO lecturas (archivo_id, documento, lectura, datos, creada_at) VALUES ($1, $2, $3, $4, $5)', [
      archivo,
      tipo,
      JSON.stringify({ documento: tipo, campos: full, avisos: [] }),
      JSON.stringify(datos),
      '2026-11-20T16:00:00.000Z',
    ]),
  )
  return { archivo }
}

/** An alta whose papers were read with one unsure field confirmed, one sure field wrong and one choice between papers. */
async function registrar(
  persona: PersonaFicticia,
): Promise<{ folio: string; documentos: Record<string, { archivo: string }>; body: object }> {
  const { curp, nombres, apellidoPaterno, apellidoMaterno, nss, rfc } = persona
  const documentos = {
    curp: await papel('curp', {
      curp: { valor: curp, fuente: 'qr', confianza: 1 },
      nombres: { valor: nombres, seguro: false, confianza: 0.62 },
      apellidoPaterno: { valor: `${apellidoPaterno}X` },
      apellidoMaterno: { valor: apellidoMaterno },
    }),
    nss: await papel('nss', { nss: { valor: nss, fuente: 'texto' }, nombres: { valor: `${nombres}O`, seguro: false } }),
    csf: await papel('csf', { rfc: { valor: rfc }, codigoPostal: { valor: '20010' } }),
  }
  const body = solicitudDe(persona, await lugarDe(SALUD), documentos)
  const res = await enviarAlta(desk, body)
  expect(res.status, JSON.stringify(res.body)).toBe(201)
  return { folio: res.body.folio, documentos, body }
}

const campos = async (archivo: string) => {
  const rows = await selectRows<{ campo: string; resultado: string; leido: string; guardado: string }>(
    'SELECT campo, resultado, leido, guardado FROM correcciones_lectura WHERE archivo_id = $1 ORDER BY campo',
    [archivo],
  )
  return Object.fromEntries(rows.map(({ campo, resultado, leido, guardado }) => [campo, [resultado, leido, guardado]]))
}

const cifras = async (documento: string, campo: string) => {
  const { body } = await auditor.get<LecturaCampoPanel[]>(
    `/api/panel/lecturas?filter=${encodeURIComponent(JSON.stringify({ documento }))}&range=[0,99]`,
  )
  return body.find((row) => row.campo === campo)
}

const resumen = async (query = '') => (await auditor.get<ResumenLecturas>(`/api/panel/lecturas/resumen${query}`)).body

describe('what a person saves is kept beside what had been read', () => {
  it('says of each field whether it was kept, corrected, or taken from another paper', async () => {
    const persona = nuevaPersona()
    const { documentos } = await registrar(persona)
    expect(await campos(documentos['curp']?.archivo ?? '')).toEqual({
      curp: ['conservado', '', ''],
      nombres: ['conservado', '', ''],
      apellidoPaterno: ['corregido', `${persona.apellidoPaterno}X`, persona.apellidoPaterno],
      apellidoMaterno: ['conservado', '', ''],
    })
    expect(await campos(documentos['nss']?.archivo ?? '')).toEqual({
      nss: ['conservado', '', ''],
      nombres: ['otro_papel', `${persona.nombres}O`, persona.nombres],
    })
    // The constancia's address was not used: nobody judged its postal code.
    expect(await campos(documentos['csf']?.archivo ?? '')).toEqual({ rfc: ['conservado', '', ''] })
  })

  it('is told beside the paper to whoever takes the turn of the movement, and only what a person wrote otherwise', async () => {
    const persona = nuevaPersona()
    const { folio } = await registrar(persona)
    const auxiliar = await signIn('auxiliar')
    const { body } = await auxiliar.get<MovimientoDetalle>(`/api/panel/movimientos/${folio}`)
    const corregidos = Object.fromEntries(body.documentos.map(({ tipo, corregidos: each }) => [tipo, each]))
    const { apellidoPaterno } = persona
    const uno = { campo: 'apellidoPaterno', leido: `${apellidoPaterno}X`, guardado: apellidoPaterno }
    expect(corregidos).toEqual({ curp: [uno], nss: [], csf: [] })
    // Each datum stands beside its place in the paper, with how a doubt was resolved.
    const dato = (tipo: string, campo: string) =>
      body.datosDePapeles.find((one) => one.tipo === tipo && one.campo === campo)
    expect(dato('curp', 'curp')).toMatchObject({ valor: persona.curp, resultado: 'conservado' })
    expect(dato('curp', 'apellidoPaterno')).toMatchObject({ valor: apellidoPaterno, leido: uno.leido })
    expect(dato('nss', 'nombres')).toMatchObject({ resultado: 'otro_papel', leido: `${persona.nombres}O` })
    expect(dato('curp', 'curp')?.lugar?.caja).toHaveLength(4)
  })

  it('is judged again by a correction, only where its outcome changes', async () => {
    const persona = nuevaPersona()
    const { folio, documentos, body } = await registrar(persona)
    const datosPersonales = {
      ...(body as { datosPersonales: object }).datosPersonales,
      apellidoPaterno: `${persona.apellidoPaterno}X`,
    }
    const res = await desk.put(
      `/api/tramites/alta/${folio}`,
      { ...body, datosPersonales, version: 1 },
      { 'idempotency-key': randomUUID() },
    )
    expect(res.status, JSON.stringify(res.body)).toBe(200)
    expect((await campos(documentos['curp']?.archivo ?? ''))['apellidoPaterno']).toEqual(['conservado', '', ''])
  })

  it('stores nothing for an alta that was refused', async () => {
    const persona = nuevaPersona()
    const { archivo } = await papel('curp', { curp: { valor: persona.curp } })
    const body = solicitudDe(persona, await lugarDe(SALUD), { curp: { archivo } })
    expect((await enviarAlta(desk, body)).status).toBe(422)
    expect(await campos(archivo)).toEqual({})
  })
})

describe('the figures of the readings', () => {
  it('count what was kept, what was corrected though sure, and the share kept', async () => {
    const before = await cifras('curp', 'apellidoPaterno')
    const names = await cifras('curp', 'nombres')
    const whole = await resumen()
    await registrar(nuevaPersona())
    const after = await cifras('curp', 'apellidoPaterno')
    expect((after?.corregidos ?? 0) - (before?.corregidos ?? 0)).toBe(1)
    expect((after?.segurosMal ?? 0) - (before?.segurosMal ?? 0)).toBe(1)
    expect(((await cifras('curp', 'nombres'))?.confirmados ?? 0) - (names?.confirmados ?? 0)).toBe(1)
    const { total, archivos, porMes, porDocumento, ultimas } = await resumen()
    expect(archivos - whole.archivos).toBe(3)
    expect(total.acierto).toBe(total.conservados / (total.conservados + total.corregidos))
    expect(porDocumento.map(({ documento }) => documento)).toEqual(['curp', 'nss', 'csf'])
    expect(porMes.map(({ mes }) => mes)).toEqual(['2026-11'])
    expect(ultimas[0]).toMatchObject({ usuario: expect.any(String) as string, seguro: expect.any(Boolean) as boolean })
    expect(ultimas.some(({ campo, resultado }) => campo === 'apellidoPaterno' && resultado === 'corregido')).toBe(true)
  })

  it('narrow to a source and a month; what is no filter is refused', async () => {
    await registrar(nuevaPersona())
    const qr = await resumen('?fuente=qr')
    expect(qr.total.corregidos).toBe(0)
    expect(qr.porDocumento.map(({ documento }) => documento)).toEqual(['curp'])
    expect((await resumen('?mes=2020-01')).archivos).toBe(0)
    expect((await auditor.get('/api/panel/lecturas/resumen?fuente=nadie')).status).toBe(400)
    expect((await auditor.get('/api/panel/lecturas?sort=["leido","ASC"]')).status).toBe(400)
  })

  it('sort by what is corrected most', async () => {
    await registrar(nuevaPersona())
    const { body } = await auditor.get<LecturaCampoPanel[]>('/api/panel/lecturas')
    const counts = body.map(({ corregidos }) => corregidos)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(counts[0]).toBeGreaterThan(0)
  })

  it('are for who watches: a desk and a reviewer are refused', async () => {
    for (const usuario of ['ventanilla1', 'auxiliar', 'validador1'])
      expect((await (await signIn(usuario)).get('/api/panel/lecturas/resumen')).status).toBe(403)
  })
})
