import { describe, expect, it } from 'vitest'
import { CAPTURA_VACIA } from '#admin/portal/expediente/captura.ts'
import { porConfirmar, propuestasOf, valoresOf } from '#admin/portal/expediente/propuestas.ts'
import { captureErrors, captureFields, captureStart } from '#admin/shared/documentos/capture-fields.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'

const ELENA = { nombres: 'LUCÍA ELENA', apellidoPaterno: 'RAMÍREZ', apellidoMaterno: 'SOTO' }
const SIN_LECTURAS = { archivos: {}, lecturas: {} }
const capturada: Captura = {
  ...CAPTURA_VACIA,
  documentos: { curp: { archivo: 'a', by: 'Usuario' }, csf: { archivo: 'b', by: 'Usuario' } },
  capturaManual: {
    curp: { ...ELENA, curp: 'RASL880314MASMTC06' },
    csf: { rfc: 'RASL880314TM9', codigoPostal: '20010', nombreVialidad: 'OLMO', colonia: 'CENTRO' },
  },
}

describe('the manual capture of a paper', () => {
  it('asks for all that the paper tells the form, and needs only what it must have', () => {
    const names = captureFields('csf').map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['rfc', 'codigoPostal'])
    expect(names).toEqual(expect.arrayContaining(['nombreVialidad', 'numeroExterior', 'colonia', 'municipio']))
    expect(captureErrors('csf', { rfc: 'RASL880314TM9', codigoPostal: '20010' }, false)).toEqual({})
    expect(captureErrors('csf', { rfc: 'RASL880314TM9' }, false)).toHaveProperty('codigoPostal')
  })

  it('starts from what the paper says, else other papers, else the form', () => {
    const papeles = { csf: { ...ELENA, curp: 'RASL880314MASMTC06' }, curp: { nombres: 'LUCIA ELENA' } }
    expect(captureStart('curp', papeles, (name) => (name === 'apellidoPaterno' ? 'OTRO' : undefined))).toEqual({
      curp: 'RASL880314MASMTC06',
      nombres: 'LUCIA ELENA',
      apellidoPaterno: 'RAMÍREZ',
      apellidoMaterno: 'SOTO',
    })
    expect(captureStart('nss', {}, () => '05088812341')).toEqual({ nss: '05088812341' })
  })

  it('fills the form and is not asked again, also where another paper says otherwise', () => {
    const otra = { ...capturada, capturaManual: { ...capturada.capturaManual } }
    const propuestas = propuestasOf(otra, SIN_LECTURAS)
    expect(valoresOf(otra, SIN_LECTURAS, propuestas, {})).toMatchObject({
      ...ELENA,
      rfcBase: 'RASL880314',
      usarDireccionCsf: true,
      domicilioOCR: { cp: '20010', nombreVialidad: 'OLMO', colonia: 'CENTRO' },
    })
    expect(porConfirmar(otra, propuestas)).toEqual([])
    const leido = { valor: 'LUISA', fuente: 'ocr', confianza: 0.3, seguro: false } as const
    const lecturas = {
      b: {
        archivo: { id: 'b', nombre: 'b.pdf', bytes: 1, paginas: 1 },
        datos: { ...ELENA, nombres: 'LUISA' },
        lectura: { documento: 'csf', campos: { nombres: leido }, avisos: [] },
      },
    } as unknown as Parameters<typeof propuestasOf>[1]['lecturas']
    const conLectura = propuestasOf(otra, { archivos: {}, lecturas })
    expect(conLectura.nombres).toMatchObject({ difiere: false })
    expect(valoresOf(otra, { archivos: {}, lecturas }, conLectura, {}).nombres).toBe('LUCÍA ELENA')
  })
})
