import { beforeAll, describe, expect, it } from 'vitest'
import type { IndicadoresEjecutivo, IndicadoresOperativo, ReporteDinamico } from '#domain/procesos/indicadores.ts'
import type { Tablero } from '#domain/procesos/tableros.ts'
import { createApp } from '#api/app.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'

let admin: Client
let auxiliar: Client
beforeAll(async () => {
  admin = await signIn('admin')
  auxiliar = await signIn('auxiliar')
})

/** The content policy of a page, as who is signed in gets it. */
async function policy(path = '/inicio', { cookie }: Pick<Client, 'cookie'> = auxiliar): Promise<string> {
  const res = await createApp().request(`http://localhost${path}`, { headers: cookie === null ? {} : { cookie } })
  return res.headers.get('content-security-policy') ?? ''
}

const SITIO = 'https://tableros.ejemplo.gob.mx:8443'

describe('addresses of the boards', () => {
  it('none is set at first, and no page frames anything', async () => {
    const { body } = await auxiliar.get<Tablero>('/api/tableros/tablero_inicio')
    expect(body).toEqual({
      clave: 'tablero_inicio',
      titulo: 'Análisis',
      direccion: '',
      version: 0,
      puedeConfigurar: false,
    })
    expect(await policy()).toContain("frame-src 'none'")
  })

  it('one that is set is framed by its own page from then on, and named nowhere else', async () => {
    const res = await admin.put<Tablero>('/api/panel/tableros/iframe01', {
      direccion: `${SITIO}/ventas?a=1`,
      version: 0,
    })
    expect(res.body).toMatchObject({ direccion: `${SITIO}/ventas?a=1`, version: 1, puedeConfigurar: true })
    const page = await policy('/dashboard?vista=iframe01')
    expect(page).toContain(`frame-src ${SITIO};`)
    expect(page).toContain("connect-src 'self';")
    expect(page).toContain("script-src 'self';")
    expect(page).toContain("style-src 'self';")
    for (const path of ['/api/salud', '/login', '/inicio', '/', '/dashboard', '/dashboard?vista=iframe02'])
      expect(await policy(path), path).toContain("frame-src 'none'")
    for (const cookie of [null, 'portal_sesion=ninguna'])
      expect(await policy('/dashboard?vista=iframe01', { cookie })).toContain("frame-src 'none'")
    const gone = await admin.put<Tablero>('/api/panel/tableros/iframe01', { direccion: '', version: 1 })
    expect(gone.body.direccion).toBe('')
    expect(await policy('/dashboard?vista=iframe01')).toContain("frame-src 'none'")
  })

  it('the map of homes is framed by pages once an administrator sets its site, and is never asked by them', async () => {
    const { body: info } = await admin.get<{ id: number; mapaIncrustado: string }>('/api/info/ajustes')
    expect(info.mapaIncrustado).toBe('')
    const set = (valor: string) => admin.put('/api/info', { id: info.id, campo: 'mapa_incrustado', valor })
    expect((await set('https://mapas.ejemplo.gob.mx/ver?q=')).status).toBe(200)
    expect(await policy()).toContain('frame-src https://mapas.ejemplo.gob.mx;')
    expect(await policy()).toContain("connect-src 'self';")
    expect(await policy('/api/salud')).toContain("frame-src 'none'")
    expect((await set('')).status).toBe(200)
    expect(await policy()).toContain("frame-src 'none'")
  })

  it('only https to a plain host, told at its field', async () => {
    for (const direccion of [
      'http://a.ejemplo.mx',
      'https://*.ejemplo.mx',
      "https://a.ejemplo.mx; script-src 'unsafe-inline'",
    ]) {
      const res = await admin.put<{ campos: Record<string, string> }>('/api/panel/tableros/iframe02', {
        direccion,
        version: 0,
      })
      expect(res.status).toBe(422)
      expect(Object.keys(res.body.campos)).toEqual(['direccion'])
    }
    expect((await admin.put('/api/panel/tableros/otro', { direccion: SITIO, version: 0 })).status).toBe(400)
  })

  it('two administrators on one address: the second gets the one in force', async () => {
    const { version: set } = (
      await admin.put<Tablero>('/api/panel/tableros/reporte_dinamicos', { direccion: SITIO, version: 0 })
    ).body
    for (const version of [0, 7]) {
      const res = await admin.put('/api/panel/tableros/reporte_dinamicos', { direccion: `${SITIO}/otro`, version })
      expect(res.status).toBe(409)
      expect(res.body).toMatchObject({ codigo: 'version', actual: { direccion: SITIO } })
    }
    await admin.put('/api/panel/tableros/reporte_dinamicos', { direccion: '', version: set })
    const first = await admin.put('/api/panel/tableros/reporte_operativos', { direccion: SITIO, version: 3 })
    expect(first.status).toBe(409)
    expect((await admin.get<Tablero>('/api/tableros/reporte_operativos')).body.version).toBe(0)
  })

  it('a desk opens none', async () => {
    const desk = await signIn('ventanilla1')
    expect((await desk.get('/api/tableros/tablero_inicio')).status).toBe(403)
  })

  it('where the institute is: checked, and kept', async () => {
    const { version } = (await admin.get<{ version: number }>('/api/ubicacion')).body
    const wrong = await admin.put<{ campos: Record<string, string> }>('/api/panel/ubicacion', {
      version,
      domicilio: 'Avenida de los Olmos 100',
      telefono: '',
      correo: 'no es correo',
    })
    expect(wrong.body.campos).toEqual({ correo: 'El correo no está bien escrito.' })
    const datos = { domicilio: 'Avenida de los Olmos 100', telefono: '449 555 0100', correo: 'contacto@ejemplo.gob.mx' }
    expect((await admin.put('/api/panel/ubicacion', { ...datos, version })).status).toBe(200)
    expect((await auxiliar.get('/api/ubicacion')).body).toEqual({ ...datos, version: version + 1 })
    const late = await admin.put<{ codigo: string; actual: object }>('/api/panel/ubicacion', {
      ...datos,
      telefono: '449 555 0199',
      version,
    })
    expect([late.status, late.body.codigo]).toEqual([409, 'version'])
    expect(late.body.actual).toEqual({ ...datos, version: version + 1 })
  })
})

describe('figures', () => {
  it('count what there is: two altas in process, by entity, sex and quincena', async () => {
    const [one, other] = [await signIn('ventanilla1'), await signIn('ventanilla2')]
    const a = await registrarAlta(one, await lugarDe(SALUD))
    const b = await registrarAlta(other, await lugarDe(EDUCACION))
    const { body } = await auxiliar.get<IndicadoresEjecutivo>('/api/indicadores/ejecutivo')
    expect(body.personas).toEqual({ total: 0, activas: 0, licencia: 0, tramite: 2 })
    expect(body.porSituacion).toEqual([{ clave: 'T', nombre: 'En trámite', n: 2 }])
    expect(body.movimientos).toEqual([{ quincena: 'Q22 2026', altas: 2, bajas: 0, cambios: 0 }])
    expect(body.documentos.cargados).toBe(0)
    const operativo = (await auxiliar.get<IndicadoresOperativo>('/api/indicadores/operativo')).body
    expect(operativo.espera.slice(0, 2)).toMatchObject([
      { paso: 'Por validar en la dependencia', n: 1 },
      { paso: 'Por validar en el instituto, a falta de validador', n: 1 },
    ])
    const { body: cruce } = await auxiliar.get<ReporteDinamico>(
      '/api/indicadores/dinamico?renglon=entidad&columna=sexo',
    )
    expect(cruce.total).toBe(2)
    expect(cruce.renglones.map(({ nombre, total }) => [nombre, total])).toEqual([
      [EDUCACION, 1],
      [SALUD, 1],
    ])
    expect(a.persona.curp).not.toBe(b.persona.curp)
    const edades = (await auxiliar.get<ReporteDinamico>('/api/indicadores/dinamico?renglon=edad&columna=situacion'))
      .body
    expect(edades.total).toBe(2)
  })

  it('a report needs two different data', async () => {
    expect((await auxiliar.get('/api/indicadores/dinamico?renglon=sexo&columna=sexo')).status).toBe(422)
    expect((await auxiliar.get('/api/indicadores/dinamico?renglon=curp')).status).toBe(400)
  })
})
