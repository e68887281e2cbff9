import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Borrador, BorradorResumen } from '#domain/afiliacion/borrador.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, subirArchivo, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cambiosDeCorreccion } from '#test/support/tramites.ts'

let autora: Client
let otra: Client
let admin: Client
let salud: Lugar

beforeAll(async () => {
  autora = await signIn('ventanilla1')
  otra = await signIn('ventanilla2')
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
})

const abrir = (folio: string, client: Client = autora) =>
  client.post<Borrador>('/api/borradores', { tipo: 'alta', corrige: folio })

/** What the wizard sends to save a correction. */
function enviar({ folio, solicitud }: AltaHecha, { id, datos, correccion }: Borrador, cambios: object = {}) {
  const documentos = Object.entries(datos.documentos).map(([tipo, { archivo }]) => [tipo, { archivo }])
  const body = {
    datosPersonales: { ...solicitud.datosPersonales, ...cambios },
    datosLaborales: solicitud.datosLaborales,
    documentos: Object.fromEntries(documentos) as object,
    borrador: id,
    version: correccion?.version,
  }
  return autora.put(`/api/tramites/alta/${folio}`, body, { 'idempotency-key': randomUUID() })
}

const draftsOf = async (folio: string) => {
  const row = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM borradores WHERE corrige = $1', [folio])
  return Number(row?.n)
}

describe('the draft of a correction', () => {
  it('opens with what was asked, its files by name and size and what was read in them', async () => {
    const hecha = await registrarAlta(autora, salud)
    const res = await abrir(hecha.folio)
    expect(res.status, JSON.stringify(res.body)).toBe(201)
    const { curp, apellidoPaterno } = hecha.persona
    expect(res.body).toMatchObject({
      corrige: hecha.folio,
      correccion: { folio: hecha.folio, version: 1, movimiento: hecha.movimiento, motivo: '', campos: {} },
      yaEsta: null,
      propio: true,
      actions: ['editar', 'descartar'],
      datos: { personales: { curp, apellidoPaterno }, laborales: { categoria: '20B', area: salud.area } },
    })
    const papel = hecha.solicitud.documentos['curp']?.archivo ?? ''
    expect(res.body.datos.documentos.curp).toEqual({ archivo: papel, by: 'Sistema' })
    expect(res.body.archivos[papel]).toMatchObject({ nombre: 'curp.pdf', paginas: 1 })
    expect(res.body.archivos[papel]?.bytes).toBeGreaterThan(0)
    expect(res.body.lecturas[papel]?.datos).toMatchObject({ curp })
    const list = await autora.get<BorradorResumen[]>('/api/borradores')
    const titulo = list.body.find(({ id }) => id === res.body.id)?.titulo
    expect(titulo).toContain(`Corrección de ${hecha.folio}`)
    expect(titulo?.toUpperCase()).toContain(apellidoPaterno)
  })

  it('holds the letter that came to the person after the alta', async () => {
    const hecha = await registrarAlta(autora, salud)
    const archivo = await subirArchivo(autora, 'carta')
    await autora.post(`/api/afiliados/${hecha.afiliadoId}/documentos`, { tipo: 'carta', archivo })
    const { body } = await abrir(hecha.folio)
    expect(body.datos.documentos.carta?.archivo).toBe(archivo)
    expect((await enviar(hecha, body)).status).toBe(200)
    const ficha = await autora.get<{ documentos: { tipo: string; vigente: boolean }[] }>(
      `/api/panel/afiliados/${hecha.afiliadoId}`,
    )
    const vigentes = ficha.body.documentos.filter(({ vigente }) => vigente).map(({ tipo }) => tipo)
    expect(vigentes.sort()).toEqual(['carta', 'csf', 'curp', 'nss'])
  })

  it('is found again as it was left, also when two windows open it at once', async () => {
    const { folio } = await registrarAlta(autora, salud)
    const [one, two] = await Promise.all([abrir(folio), abrir(folio)])
    expect(one.body.id).toBe(two.body.id)
    expect([one.status, two.status].sort()).toEqual([200, 201])
    const { id, version, datos } = one.body
    const changed = { ...datos, personales: { ...datos.personales, nombres: 'Ana Sofía' } }
    await autora.put(`/api/borradores/${id}`, { version, paso: 2, datos: changed })
    const again = await abrir(folio)
    expect([again.status, again.body.id, again.body.paso]).toEqual([200, id, 2])
    expect(again.body.datos.personales.nombres).toBe('Ana Sofía')
    expect(again.body.titulo).toContain(`Corrección de ${folio}`)
    expect(await draftsOf(folio)).toBe(1)
  })

  it('past its term begins again from the movement', async () => {
    const { folio } = await registrarAlta(autora, salud)
    const { id } = (await abrir(folio)).body
    await inTransaction(() =>
      execute(`UPDATE borradores SET vence_at = '2020-01-01T00:00:00.000Z' WHERE id = $1`, [id]),
    )
    const again = await abrir(folio)
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(id)
  })

  it("is only its author's: colleagues see it, nobody else opens, takes or throws it away", async () => {
    const { folio } = await registrarAlta(autora, salud)
    expect((await abrir(folio, otra)).status).toBe(404)
    expect((await abrir(folio, admin)).status).toBe(403)
    const { id } = (await abrir(folio)).body
    expect((await admin.get<Borrador>(`/api/borradores/${id}`)).body.actions).toEqual([])
    expect((await admin.post(`/api/borradores/${id}/tomar`, {})).status).toBe(403)
    expect((await admin.delete(`/api/borradores/${id}`)).status).toBe(403)
    expect((await otra.get(`/api/borradores/${id}`)).status).toBe(404)
  })

  it('is not made for what cannot be corrected', async () => {
    const { folio } = await registrarAlta(autora, salud)
    await inTransaction(() =>
      execute(`UPDATE movimientos SET movimiento_fecha = '2026-11-20T10:00:00.000Z' WHERE folio = $1`, [folio]),
    )
    expect((await abrir(folio)).body).toMatchObject({ codigo: 'estatus' })
    expect((await abrir('A-26-999999')).status).toBe(404)
    const post = (body: object) => autora.post('/api/borradores', body)
    expect((await post({ tipo: 'alta', corrige: "A' OR 1=1" })).status).toBe(422)
    expect((await post({ tipo: 'alta', corrige: folio, datos: {} })).status).toBe(422)
  })
})

describe('the end of a correction', () => {
  it('saved: its new file is filed, the others stay, what was left over goes with the draft', async () => {
    const hecha = await registrarAlta(autora, salud)
    const { body: borrador } = await abrir(hecha.folio)
    const carta = await subirArchivo(autora, 'carta', borrador.id)
    const sobrante = await subirArchivo(autora, 'foto', borrador.id)
    const documentos = { ...borrador.datos.documentos, carta: { archivo: carta, by: 'Usuario' as const } }
    const conCarta = { ...borrador, datos: { ...borrador.datos, documentos } }
    const res = await enviar(hecha, conCarta, { nombres: 'Ana Sofía' })
    expect(res.status, JSON.stringify(res.body)).toBe(200)
    expect(res.body['folio']).toBe(hecha.folio)
    expect(await draftsOf(hecha.folio)).toBe(0)
    expect((await autora.get(`/api/borradores/${borrador.id}`)).status).toBe(404)
    expect((await autora.get(`/api/archivos/${sobrante}`)).status).toBe(404)
    for (const archivo of [carta, hecha.solicitud.documentos['nss']?.archivo ?? ''])
      expect((await autora.get(`/api/archivos/${archivo}`)).status).toBe(200)
    const dichos = await cambiosDeCorreccion(hecha.folio)
    expect(dichos.map(({ etiqueta }) => etiqueta)).toEqual(['Nombre(s)', 'Versión'])
    expect(dichos[0]?.despues).toBe('Ana Sofía')
    const { body: otraVez } = await abrir(hecha.folio)
    expect(otraVez).toMatchObject({ correccion: { version: 2 }, datos: { personales: { nombres: 'Ana Sofía' } } })
    expect(otraVez.datos.documentos.carta?.archivo).toBe(carta)
  })

  it('leaves what came to the person while it was open: a letter and a better scan', async () => {
    const hecha = await registrarAlta(autora, salud)
    const { body: borrador } = await abrir(hecha.folio)
    const agregar = async (tipo: string) => {
      const archivo = await subirArchivo(autora, tipo)
      const res = await autora.post(`/api/afiliados/${hecha.afiliadoId}/documentos`, { tipo, archivo })
      expect(res.status, JSON.stringify(res.body)).toBe(201)
      return archivo
    }
    const [carta, nss] = [await agregar('carta'), await agregar('nss')]
    expect((await enviar(hecha, borrador)).status).toBe(200)
    const rows = await selectRows<{ tipo: string; archivo_id: string }>(
      `SELECT tipo, archivo_id FROM expediente WHERE afiliado_id = $1 AND vigente = ${SQL_TRUE} ORDER BY tipo`,
      [hecha.afiliadoId],
    )
    const curp = hecha.solicitud.documentos['curp']?.archivo
    const csf = hecha.solicitud.documentos['csf']?.archivo
    expect(rows.map(({ tipo, archivo_id: archivo }) => [tipo, archivo])).toEqual([
      ['carta', carta],
      ['csf', csf],
      ['curp', curp],
      ['nss', nss],
    ])
    expect((await abrir(hecha.folio)).body.datos.documentos.carta?.archivo).toBe(carta)
  })

  it('retires the letter that its author took out, and what a new file of its own replaces', async () => {
    const hecha = await registrarAlta(autora, salud)
    const archivo = await subirArchivo(autora, 'carta')
    await autora.post(`/api/afiliados/${hecha.afiliadoId}/documentos`, { tipo: 'carta', archivo })
    const { body: borrador } = await abrir(hecha.folio)
    const nueva = await subirArchivo(autora, 'nss', borrador.id)
    const { curp, csf } = borrador.datos.documentos
    const documentos = { ...(curp && { curp }), ...(csf && { csf }), nss: { archivo: nueva, by: 'Usuario' as const } }
    expect((await enviar(hecha, { ...borrador, datos: { ...borrador.datos, documentos } })).status).toBe(200)
    const otra = (await abrir(hecha.folio)).body.datos.documentos
    expect([otra.carta, otra.nss?.archivo]).toEqual([undefined, nueva])
  })

  it('comes too late once somebody validated it: nothing is saved, and the draft says why', async () => {
    const hecha = await registrarAlta(autora, salud)
    const { body: borrador } = await abrir(hecha.folio)
    await inTransaction(() =>
      execute(`UPDATE movimientos SET movimiento_fecha = '2026-11-20T10:00:00.000Z' WHERE folio = $1`, [hecha.folio]),
    )
    const res = await enviar(hecha, borrador)
    expect([res.status, res.body]).toMatchObject([
      409,
      { codigo: 'estatus', error: `El movimiento ${hecha.folio} está Validado: ya no se puede corregir.` },
    ])
    const guardar = { version: borrador.version, paso: 2, datos: borrador.datos }
    expect((await autora.put(`/api/borradores/${borrador.id}`, guardar)).body).toMatchObject({ codigo: 'estatus' })
    const again = await autora.get<Borrador>(`/api/borradores/${borrador.id}`)
    expect(again.body).toMatchObject({ yaEsta: 'Validado', actions: ['descartar'] })
    const list = await autora.get<BorradorResumen[]>('/api/borradores')
    expect(list.body.find(({ id }) => id === borrador.id)?.yaEsta).toBe('Validado')
    expect((await autora.delete(`/api/borradores/${borrador.id}`)).status).toBe(204)
  })

  it('refused: the draft stays', async () => {
    const hecha = await registrarAlta(autora, salud)
    const { body: borrador } = await abrir(hecha.folio)
    expect((await enviar(hecha, borrador, { nombres: '' })).status).toBe(422)
    expect(await draftsOf(hecha.folio)).toBe(1)
  })

  it('thrown away: the movement and its papers stay as they were', async () => {
    const hecha = await registrarAlta(autora, salud)
    const { id } = (await abrir(hecha.folio)).body
    expect((await autora.delete(`/api/borradores/${id}`)).status).toBe(204)
    const { body } = await autora.get(`/api/panel/movimientos/${hecha.movimiento}`)
    expect(body).toMatchObject({ version: 1, estatus: 'Solicitado' })
    expect((await autora.get(`/api/archivos/${hecha.solicitud.documentos['curp']?.archivo ?? ''}`)).status).toBe(200)
  })

  it('withdrawn: nothing is left to correct', async () => {
    const hecha = await registrarAlta(autora, salud)
    await abrir(hecha.folio)
    const path = `/api/movimientos/${hecha.folio}/retirar`
    expect((await autora.post(path, { version: 1, motivo: 'Captura repetida' })).body['estatus']).toBe('Cancelado')
    expect(await draftsOf(hecha.folio)).toBe(0)
    expect((await abrir(hecha.folio)).body).toMatchObject({ codigo: 'estatus' })
  })
})
