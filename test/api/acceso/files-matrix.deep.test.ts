import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import { referenciaDe } from '#test/support/dinero/quincena-cerrada.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { inTransaction } from '#api/db/database.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#domain/acceso/actor.ts'
import { LLAMADAS_QUE_DAN_ARCHIVO, LLAMADAS_QUE_RECIBEN_ARCHIVO } from '#domain/llamadas-archivo.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { ponerPlanoDePrueba, textoDeNomina } from '#test/support/cargas/nomina-de-prueba.ts'
import { waitUntil } from '#test/support/wait-until.ts'
import { selectRow } from '#api/db/sql.ts'
import { exportarEnEspera } from '#test/support/exporte-en-espera.ts'
import { rememberPagina } from '#api/documentos/paginas-enderezadas.ts'
import { Client } from '#test/support/client.ts'
import { jpg, png } from '#test/support/imagen/imagenes.ts'
import { subirComprobante } from '#test/support/manos/comprobante.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { fileForm } from '#test/support/upload.ts'
import {
  como,
  crearMundo,
  nuevoBorrador,
  nuevoPapel,
  QUIENES,
  vencer,
  type Mundo,
  type Quien,
} from './archivos/mundo.ts'
import {
  ACTOS_SOBRE_PAPELES,
  ACUSES,
  DOCUMENTOS,
  EXPORTACIONES,
  OTROS,
  PAPELES,
  DE_SESION,
  PUBLICOS,
  RECIBE,
} from './derechos/archivos.ts'

let mundo: Mundo
/** Address of a payroll of the Secretaría de Salud whose rows were all refused, loaded by ventanilla1. */
let carga = ''
const FOTO_DE_VENTANILLA1 = 'a'.repeat(64)

beforeAll(async () => {
  mundo = await crearMundo()
  await como('jefe').upload('/api/mi-cuenta/foto', fileForm(png(64, 64), 'foto.png'))
  const row = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'ventanilla1'`)
  await rememberPagina({ id: row?.id } as Actor, FOTO_DE_VENTANILLA1, jpg())
  carga = await cargaRechazada()
})

async function cargaRechazada(): Promise<string> {
  defineTrabajosCargas()
  await ponerPlanoDePrueba()
  const { adscripcion } = await lugarDe(SALUD)
  const fields = { entidad: String(adscripcion), quincena: '2226', plano: 'PRUEBA' }
  const texto = textoDeNomina([{ interno: 999_999, dias: '15', sueldo: '5000' }])
  const form = fileForm(Buffer.from(texto), 'nomina.csv', fields)
  const { body } = await como('ventanilla1').upload<DetalleCarga>('/api/cargas', form)
  const address = `/api/cargas/${body.carga.folio}`
  startTrabajos({ pollMs: 20 })
  const estado = async () => (await como('admin').get<DetalleCarga>(address)).body.carga.estado
  await waitUntil(async () => expect(await estado()).toBe('revisada'))
  await stopTrabajos()
  return address
}

type Pregunta = (quien: Quien) => Promise<{ readonly status: number; readonly text?: string }>

const LETRAS: Readonly<Record<number, string>> = {
  200: 'Y',
  201: 'Y',
  204: 'Y',
  403: 'N',
  404: 'H',
  409: 'R',
  422: 'R',
}

/** What each one got, in the columns of the matrix. `sin` is what the file of a V lacks. */
async function letras(ask: Pregunta, sin?: string): Promise<string> {
  const seen: string[] = []
  for (const quien of QUIENES) {
    const { status, text = '' } = await ask(quien)
    const letra = LETRAS[status] ?? String(status)
    seen.push(letra === 'Y' && sin !== undefined && !text.includes(sin) ? 'V' : letra)
  }
  return `${seen.slice(0, 9).join('')} ${seen.slice(9).join('')}`
}

/** Asks for a file and looks that whoever got it got bytes, with headers that let no browser keep or guess them. */
const given =
  (path: string, type: string): Pregunta =>
  async (quien) => {
    const { status, headers, bytes } = await como(quien).bytes(path)
    if (status !== 200) expect(headers.get('content-type')).toMatch(/^application\/json/)
    else {
      expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([type, 'nosniff'])
      expect(headers.get('cache-control')).toContain('no-store')
      expect(bytes.length).toBeGreaterThan(0)
    }
    return { status }
  }

describe('the matrix of files', () => {
  it('has a row for each call that gives a file, and none for another', () => {
    const rows = [
      'GET /api/archivos/:id',
      'GET /api/archivos/:id/paginas/:n',
      'GET /api/download',
      'GET /api/download/pagina',
      'GET /api/movimientos/:folio/acuse',
      'GET /api/afiliados/:id/kardex',
      'GET /api/estado-cuenta/:id/hoja',
      ...Object.keys(EXPORTACIONES),
      ...Object.keys(OTROS),
      ...PUBLICOS,
      ...DE_SESION,
    ]
    expect([...LLAMADAS_QUE_DAN_ARCHIVO].sort()).toEqual(rows.sort())
  })

  it('has a row for each call that takes one', () => {
    expect([...LLAMADAS_QUE_RECIBEN_ARCHIVO].sort()).toEqual(Object.keys(RECIBE).sort())
  })
})

describe('papers of people', () => {
  it.each(Object.entries(PAPELES))('%s: %s', async (caso, expected) => {
    const id = mundo.papel[caso as keyof typeof PAPELES]
    const type = caso === 'fotografía' ? 'image/png' : 'application/pdf'
    expect(await letras(given(`/api/archivos/${id}`, type))).toBe(expected)
    expect(await letras(given(`/api/archivos/${id}/paginas/1`, 'image/jpeg'))).toBe(expected)
  })

  it.each(Object.entries(ACUSES))('the receipt of %s: %s', async (caso, expected) => {
    const { folio } = mundo.alta[caso as keyof typeof ACUSES]
    expect(await letras(given(`/api/movimientos/${folio}/acuse`, 'application/pdf'))).toBe(expected)
  })

  it.each(Object.entries(ACUSES))('the kardex of the person of %s: %s', async (caso, expected) => {
    const { afiliadoId } = mundo.alta[caso as keyof typeof ACUSES]
    expect(await letras(given(`/api/afiliados/${afiliadoId}/kardex`, 'application/pdf'))).toBe(expected)
  })

  it.each(Object.entries(ACUSES))('the statement of the person of %s: %s', async (caso, expected) => {
    const { afiliadoId } = mundo.alta[caso as keyof typeof ACUSES]
    expect(await letras(given(`/api/estado-cuenta/${afiliadoId}/hoja`, 'application/pdf'))).toBe(expected)
  })

  it('an administrator who looks as a desk of another entity is given what that desk is', async () => {
    const admin = como('admin')
    const lugar = await selectRow<{ id: number }>(
      `SELECT id FROM unidades WHERE nivel = 1 AND nombre = 'Secretaría de Educación'`,
    )
    await admin.post('/api/sesion/ver-como', { perfilId: 6, unidadId: lugar?.id })
    const seen = []
    for (const caso of ['vigente', 'borrador de ventanilla1', 'de otra entidad', 'borrador de otra entidad'] as const)
      seen.push((await admin.bytes(`/api/archivos/${mundo.papel[caso]}`)).status)
    await admin.delete('/api/sesion/ver-como')
    expect(seen).toEqual([404, 404, 200, 200])
  })
})

describe('documents of the processes', () => {
  it.each(Object.entries(DOCUMENTOS))('%s: %s', async (caso, expected) => {
    const { folio, nombre } = mundo.documento[caso as keyof typeof DOCUMENTOS]
    const query = `folio=${folio}&nombreArchivo=${encodeURIComponent(nombre)}`
    expect(await letras(given(`/api/download?${query}`, 'application/pdf'))).toBe(expected)
    expect(await letras(given(`/api/download/pagina?${query}&n=1`, 'image/jpeg'))).toBe(expected)
  })
})

describe('exports', () => {
  it.each(Object.entries(EXPORTACIONES))('%s: %s', async (call, expected) => {
    const path = call.split(' ')[1] ?? ''
    const marca: Readonly<Record<string, string>> = {
      '/api/panel/afiliados/exportar': mundo.alta.salud.persona.curp,
      '/api/panel/movimientos/exportar': mundo.alta.salud.folio,
      '/api/panel/casos/exportar': mundo.caso,
      '/api/panel/consulta/exportar': mundo.alta.salud.persona.curp,
    }
    const bodies: Readonly<Record<string, object>> = {
      '/api/panel/catalogos/exportar': { catalogo: 'nacionalidad', formato: 'csv' },
      '/api/panel/casos/exportar': { formato: 'csv' },
      '/api/panel/bitacora/exportar': { desde: '2026-01-01', hasta: '2026-01-31', formato: 'csv' },
    }
    const body = bodies[path] ?? {}
    const ask: Pregunta = async (quien) => {
      const { status, headers, bytes } = await como(quien).bytes(path, body)
      if (status === 200) {
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
        expect(headers.get('cache-control')).toContain('no-store')
      }
      return { status, text: bytes.toString() }
    }
    expect(await letras(ask, marca[path])).toBe(expected)
  })
})

describe('files of one person', () => {
  it('a photo is its own person’s, whatever the address says', async () => {
    const row = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'jefe'`)
    const foto = '/api/mi-cuenta/foto'
    expect(await letras(given(foto, 'image/png'))).toBe(OTROS['GET /api/mi-cuenta/foto'])
    // Nobody gets another's by naming them: the call knows no such parameter.
    for (const query of [`?id=${row?.id ?? 0}`, '?usuario=jefe'])
      expect((await como('admin').bytes(`${foto}${query}`)).status).toBe(400)
  })

  it('an export that waited for its turn is its own person’s', async () => {
    const id = await exportarEnEspera(como('ventanilla1'))
    expect(await letras(given(`/api/exportes/${id}/archivo`, 'text/csv; charset=utf-8'))).toBe(
      OTROS['GET /api/exportes/:id/archivo'],
    )
  })

  it('the straightened pages of a photo are joined by who sent it up', async () => {
    const body = { paginas: [{ id: FOTO_DE_VENTANILLA1, giro: 0, nombre: 'foto.jpg' }] }
    const ask: Pregunta = async (quien) => ({ status: (await como(quien).bytes('/api/fotografias/pdf', body)).status })
    expect(await letras(ask)).toBe(OTROS['POST /api/fotografias/pdf'])
  })
})

describe('files of the institute', () => {
  it('the image of a signature is the administrator’s', async () => {
    const firma = await como('admin').post<{ id: number }>('/api/panel/firmas', {
      nombre: 'Firma De Prueba',
      cargo: 'Titular',
      desde: '2026-01-01',
      firma_base64: `data:image/png;base64,${png(40, 20).toString('base64')}`,
    })
    expect(await letras(given(`/api/panel/firmas/${firma.body.id}/imagen`, 'image/png'))).toBe(
      OTROS['GET /api/panel/firmas/:id/imagen'],
    )
  })

  it('the paper that orders an act on the tree', async () => {
    const form = fileForm(Buffer.from('%PDF-1.4\n'), 'oficio.pdf')
    const { body } = await como('admin').upload<{ id: string }>('/api/panel/organica/documentos', form)
    expect(await letras(given(`/api/panel/organica/documentos/${body.id}`, 'application/pdf'))).toBe(
      OTROS['GET /api/panel/organica/documentos/:id'],
    )
  })

  it('the voucher of a payment, whole and by its pages, is of those who see its proposal', async () => {
    const comprobante = await subirComprobante(como('auxiliar'), png(40, 40))
    const pago = { referencia: '12345678', importeCentavos: 100, fecha: '2026-11-20', operacion: 'V1', comprobante }
    const { id } = propuestaDe(await como('auxiliar').post('/api/pagos', pago))
    const papel = `/api/panel/autorizaciones/${id}/papel`
    expect(await letras(given(papel, 'image/png'))).toBe(OTROS['GET /api/panel/autorizaciones/:id/papel'])
    expect(await letras(given(`${papel}/paginas/1`, 'image/jpeg'))).toBe(
      OTROS['GET /api/panel/autorizaciones/:id/papel/paginas/:n'],
    )
  })

  it.each(['reporte', 'exportar'] as const)('the %s of withholdings is of those that one sees', async (hoja) => {
    const ask: Pregunta = async (quien) => como(quien).bytes(`/api/retenciones/2226/${hoja}`, {})
    expect(await letras(ask)).toBe(OTROS[`POST /api/retenciones/:codigo/${hoja}`])
  })

  it('the statement of an account and the receipt of its procedures are the institute’s', async () => {
    const estado = `/api/panel/cair/${mundo.alta.salud.afiliadoId}/estado?desde=2026-01-01&hasta=2026-12-31`
    expect(await letras(given(estado, 'application/pdf'))).toBe(OTROS['GET /api/panel/cair/:id/estado'])
    expect(await letras(given('/api/panel/cair-tramites/999999/recibo', 'application/pdf'))).toBe(
      OTROS['GET /api/panel/cair-tramites/:id/recibo'],
    )
  })

  it('the calendar for agendas is every session’s', async () => {
    expect(await letras(given('/api/eventos/ics?anio=2027', 'text/calendar; charset=utf-8'))).toBe(
      OTROS['GET /api/eventos/ics'],
    )
  })
})

describe('files of a closed quincena', () => {
  it('its line’s sheet and its report are the entity’s, and the institute’s', async () => {
    const salud = await lugarDe(SALUD)
    const { afiliadoId } = mundo.alta.salud
    const cierre = await escribirCierre({
      entidadId: salud.adscripcion,
      quincena: 2026 * 24 + 21,
      personas: [{ afiliadoId, interno: 101, nombre: 'Arce Díaz, Ana', sueldo: 616_788 }],
      lineas: [{ afiliadoId, fondo: 'fondo_ahorro', clave: 'FAA', importe: 100 }],
    })
    await inTransaction(() => emitirLinea(cierre))
    const hoja = `/api/lineas-pago/${await referenciaDe(cierre)}/hoja`
    expect(await letras(given(hoja, 'application/pdf'))).toBe(OTROS['GET /api/lineas-pago/:referencia/hoja'])
    const ask: Pregunta = async (quien) => {
      const reporte = '/api/aportaciones/quincenas/2226/reporte'
      return { status: (await como(quien).bytes(reporte, { entidad: salud.adscripcion })).status }
    }
    expect(await letras(ask)).toBe(OTROS['POST /api/aportaciones/quincenas/:codigo/reporte'])
    const persona = await selectRow<{ id: number }>('SELECT id FROM cierre_personas WHERE cierre_id = $1', [cierre])
    const explicacion = `/api/aportaciones/personas/${persona?.id}/fondos/fondo_ahorro/explicacion/hoja`
    expect(await letras(given(explicacion, 'application/pdf'))).toBe(
      OTROS['GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion/hoja'],
    )
    const interno = await selectRow<{ interno: number }>('SELECT interno FROM afiliados WHERE id = $1', [afiliadoId])
    const prevista = `/api/quincenas/2326/explicacion/hoja?interno=${interno?.interno}`
    expect(await letras(given(prevista, 'application/pdf'))).toBe(OTROS['GET /api/quincenas/:codigo/explicacion/hoja'])
  })
})

describe('files of a load', () => {
  it('its refused rows, its original and the titles of its layout', async () => {
    const octetos = 'application/octet-stream'
    const libro = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    expect(await letras(given(`${carga}/malos`, octetos))).toBe(OTROS['GET /api/cargas/:folio/malos'])
    const original: Pregunta = (quien) => como(quien).bytes(`${carga}/original`, { motivo: 'Revisión.' })
    expect(await letras(original)).toBe(OTROS['POST /api/cargas/:folio/original'])
    expect(await letras(given('/api/cargas/planos/PRUEBA/plantilla', libro))).toBe(
      OTROS['GET /api/cargas/planos/:clave/plantilla'],
    )
  })
})

describe('files for anybody', () => {
  it('the icon is given without a session, by the name the server made alone', async () => {
    const form = fileForm(png(32, 32), 'icono.png')
    const { url } = (await como('admin').upload<{ url: string }>('/api/info/upload', form)).body
    const nobody = new Client()
    expect((await nobody.bytes(url)).status).toBe(200)
    for (const other of [`${'0'.repeat(32)}.png`, '..%2fsecretos%2fclave', '..%2f..%2fportal.sqlite', 'icono.svg'])
      expect((await nobody.bytes(`/api/info/icono/${other}`)).status).toBe(404)
  })

  it('the description of the API gives its own three files to any session, and nothing without one', async () => {
    const [nobody, auditor] = [new Client(), como('auditor')]
    for (const file of ['', '/openapi.json', '/swagger-ui.css', '/swagger-ui-bundle.js', '/inicio.js']) {
      expect((await nobody.bytes(`/api/docs${file}`)).status).toBe(401)
      expect((await auditor.bytes(`/api/docs${file}`)).status).toBe(200)
    }
    for (const other of ['package.json', '..%2fpackage.json', 'swagger-ui-bundle.js.map'])
      expect((await auditor.bytes(`/api/docs/${other}`)).status).toBe(404)
  })
})

describe('files that come', () => {
  const nada = (fields: Record<string, string> = {}) => fileForm(Buffer.from('nada'), 'nada.txt', fields)
  const documento = () => {
    const form = new FormData()
    form.set('folio', '0')
    form.set('archivo', new File([Buffer.from('%PDF-1.4\n')], 'manual.pdf'))
    return form
  }
  /** What is sent, and what who may send it is answered: readers refuse what is no paper, loads what is no table. */
  const ENVIOS: Readonly<Record<keyof typeof RECIBE, readonly [form: () => FormData, status: number]>> = {
    'POST /api/leerCurp': [nada, 415],
    'POST /api/leerNss': [nada, 415],
    'POST /api/leerCsf': [nada, 415],
    'POST /api/leerDocumento': [nada, 415],
    'POST /api/fotografias': [nada, 415],
    'POST /api/archivos': [() => fileForm(png(20, 20), 'foto.png', { clase: 'foto' }), 201],
    'POST /api/upload': [documento, 201],
    'POST /api/info/upload': [() => fileForm(png(40, 40), 'icono.png'), 200],
    'POST /api/mi-cuenta/foto': [nada, 415],
    'POST /api/cargas': [nada, 422],
    // Of a load that is not there.
    'POST /api/cargas/oficio': [nada, 404],
    'POST /api/cargas/planos/propuesta': [nada, 422],
    'POST /api/cargas/planos/muestra': [nada, 422],
    'POST /api/panel/pagos-comprobantes': [nada, 415],
    'POST /api/panel/organica/documentos': [nada, 415],
    // Empty: nothing is left under way for who comes next.
    'POST /api/panel/cair-papeles': [nada, 415],
    'POST /api/panel/extemporaneas-papeles': [nada, 415],
  }

  it.each(Object.entries(RECIBE))('%s: %s', async (call, expected) => {
    const [form, taken] = ENVIOS[call as keyof typeof RECIBE]
    const ask: Pregunta = async (quien) => {
      const { status } = await como(quien).upload(call.split(' ')[1] ?? '', form())
      return { status: status === taken ? 200 : status }
    }
    expect(await letras(ask)).toBe(expected)
  })

  const subir = async (quien: Quien, borrador: string) =>
    como(quien).upload('/api/archivos', fileForm(png(20, 20), 'foto.png', { clase: 'foto', borrador }))
  const ACTOS: Readonly<Record<keyof typeof ACTOS_SOBRE_PAPELES, Pregunta>> = {
    'poner un papel en el borrador de ventanilla1': async (quien) => subir(quien, await nuevoBorrador('ventanilla1')),
    'poner un papel en un borrador vencido': async (quien) =>
      subir(quien, await vencer(await nuevoBorrador('ventanilla1'))),
    'quitar un papel del borrador de ventanilla1': async (quien) =>
      como(quien).delete(`/api/archivos/${await nuevoPapel('ventanilla1', await nuevoBorrador('ventanilla1'))}`),
    'quitar un papel del expediente': (quien) => como(quien).delete(`/api/archivos/${mundo.papel.vigente}`),
    'archivar un papel suelto de ventanilla1': async (quien) =>
      como(quien).post(`/api/afiliados/${mundo.alta.salud.afiliadoId}/documentos`, {
        tipo: 'carta',
        archivo: await nuevoPapel('ventanilla1'),
      }),
    'nombrar en un documento un archivo de otro proceso': (quien) =>
      como(quien).post('/api/documentacion/abc', {
        tipo: 'Requerimientos',
        nombre_archivo: mundo.documento['de un proceso del instituto'].nombre,
        id_proceso: mundo.documento['de un proceso de captura'].folio,
      }),
  }

  it.each(Object.entries(ACTOS_SOBRE_PAPELES))('%s: %s', async (acto, expected) => {
    expect(await letras(ACTOS[acto as keyof typeof ACTOS_SOBRE_PAPELES])).toBe(expected)
  })
})

describe('without a session', () => {
  it('no file is given or taken, whether it exists or not, nor told by HEAD', async () => {
    const { papel, documento, alta } = mundo
    const { folio, nombre } = documento.general
    const open = [
      `/api/archivos/${papel.vigente}`,
      `/api/archivos/${papel['que nunca existió']}`,
      `/api/archivos/${papel.vigente}/paginas/1`,
      `/api/movimientos/${alta.salud.folio}/acuse`,
      `/api/afiliados/${alta.salud.afiliadoId}/kardex`,
      `/api/download?folio=${folio}&nombreArchivo=${encodeURIComponent(nombre)}`,
      '/api/mi-cuenta/foto',
    ]
    for (const path of open)
      for (const method of ['GET', 'HEAD'])
        expect([path, (await new Client().request(method, path)).status]).toEqual([path, 401])
    const asked = [...Object.keys(EXPORTACIONES), ...Object.keys(RECIBE), 'POST /api/fotografias/pdf']
    for (const call of asked) {
      const path = call.split(' ')[1] ?? ''
      expect([path, (await new Client().upload(path, fileForm(png(20, 20), randomUUID()))).status]).toEqual([path, 401])
    }
  })
})
