import { beforeAll, describe, expect, it } from 'vitest'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'
import { jpg, png } from '#test/support/imagen/imagenes.ts'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

let admin: Client
let desk: Client
let folio: string
let movimiento: number

beforeAll(async () => {
  admin = await signIn('admin')
  desk = await signIn('ventanilla1')
  const alta = await registrarAlta(desk, await lugarDe(SALUD))
  folio = alta.folio
  movimiento = alta.movimiento
})

async function setInfo(campo: string, valor: string): Promise<void> {
  const { id } = (await admin.get<{ id: number }>('/api/info')).body
  expect((await admin.put('/api/info', { id, campo, valor })).status).toBe(200)
}

async function upload(bytes: Buffer, name: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  return (await admin.upload<{ url: string }>('/api/info/upload', form)).body.url
}

/** What the receipt prints: its text, how many pictures and how many pages. */
async function acuse(): Promise<{ texto: string; imagenes: number; paginas: number }> {
  const { status, bytes } = await desk.bytes(`/api/movimientos/${folio}/acuse`)
  expect(status).toBe(200)
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const { fnArray } = await page.getOperatorList()
  return {
    texto: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    imagenes: fnArray.filter((fn) => fn === OPS.paintImageXObject).length,
    paginas: pdf.numPages,
  }
}

describe('an alta', () => {
  it('keeps the privacy notice in force, and tells it in the movement, the receipt and the bitácora', async () => {
    const row = await selectRow('SELECT aviso_privacidad AS v FROM movimientos WHERE id = $1', [movimiento])
    expect(row).toEqual({ v: 1 })
    const detalle = await desk.get(`/api/panel/movimientos/${movimiento}`)
    expect(detalle.body['avisoPrivacidad']).toMatchObject({ version: 1 })
    expect((await acuse()).texto).toContain('Aviso de privacidad: versión 1, en vigor desde el')
    const acto = await selectRow<{ despues: string }>(
      `SELECT despues FROM bitacora WHERE acto = 'movimiento.solicitar' AND objeto_id = $1`,
      [folio],
    )
    expect(JSON.parse(acto?.despues ?? '{}')).toMatchObject({ avisoPrivacidad: 1 })
  })

  it('keeps it when another comes', async () => {
    const texto = 'Un aviso de privacidad que se publica después de que el alta ya quedó registrada. '.repeat(2)
    const vigenteDesde = (await selectRow<{ d: string }>('SELECT vigente_desde AS d FROM avisos_privacidad'))?.d
    const nueva = await admin.post('/api/panel/avisos-privacidad', { texto, vigenteDesde, anterior: 1 })
    expect(nueva.status).toBe(201)
    expect((await desk.get(`/api/panel/movimientos/${movimiento}`)).body['avisoPrivacidad']).toMatchObject({
      version: 1,
    })
    const otra = await registrarAlta(desk, await lugarDe(SALUD))
    expect((await desk.get(`/api/panel/movimientos/${otra.movimiento}`)).body['avisoPrivacidad']).toMatchObject({
      version: 2,
    })
  })
})

describe('a procedure for somebody on file', () => {
  it('keeps the notice where it captures a person’s data, and tells none where it captures none', async () => {
    const noticeOf = async (tramite: string, more: object) => {
      const persona = await personaActiva(desk, await lugarDe(SALUD))
      const { status, body } = await solicitar(desk, tramite, await cuerpoDe(persona, more))
      expect(status, JSON.stringify(body)).toBe(201)
      const detalle = await desk.get(`/api/panel/movimientos/${String(body['movimiento'])}`)
      return detalle.body['avisoPrivacidad']
    }
    const [vigente] = await selectRows<{ version: number }>(
      'SELECT MAX(version) AS version FROM avisos_privacidad WHERE vigente_desde <= $1',
      [TEST_TODAY],
    )
    const cambios = { datosPersonales: { telefono: '4491239876' } }
    expect(await noticeOf('actualizacion', { cambios })).toMatchObject(vigente ?? {})
    expect(await noticeOf('baja', { causa: 'renuncia' })).toBe(null)
  })
})

describe('the receipt', () => {
  it('wears the name, the colour and the icon of the institute, on one page', async () => {
    await setInfo('nombre', 'Instituto de Prueba con un Nombre Largo de Seguridad Social de los Servidores Públicos')
    // Too pale for paper: it is printed darker.
    await setInfo('color', '#FFE600')
    expect(await acuse()).toMatchObject({ imagenes: 0, paginas: 1 })
    for (const [bytes, name] of [
      [png(300, 120), 'a.png'],
      [jpg(), 'b.jpg'],
    ] as const) {
      await setInfo('icono', await upload(bytes, name))
      const { texto, imagenes, paginas } = await acuse()
      expect(texto).toContain('Instituto de Prueba')
      expect([imagenes, paginas]).toEqual([1, 1])
    }
  })
})
