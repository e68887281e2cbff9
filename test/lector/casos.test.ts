import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Lector } from '#api/documentos/lector/lector.ts'
import { CON_TIEMPO } from './papeles.ts'

/** Papers drawn for faults that users of comparable software reported; the right values are those of their `esperado.json`. */
const CASOS = 'test/fixtures/casos'
const lector = new Lector(CON_TIEMPO)
afterAll(() => lector.close())

const leer = async (archivo: string) => (await lector.readDocument(path.join(CASOS, archivo))).lectura
const seguro = (valor: string) => ({ valor, seguro: true })
const nombre = (nombres: string, apellidoPaterno: string, apellidoMaterno: string) => ({
  nombres: seguro(nombres),
  apellidoPaterno: seguro(apellidoPaterno),
  apellidoMaterno: seguro(apellidoMaterno),
})

describe('a paper of a public report', () => {
  it.each([
    ['30-semanas-apellido-pegado/nss-junto.pdf', nombre('CARLA', 'RENTERÍA', 'SANTOYO')],
    ['30-semanas-apellido-pegado/nss-columna-derecha.pdf', nombre('CARLA', 'RENTERÍA', 'SANTOYO')],
    ['30-semanas-apellido-pegado/tres-nss.pdf', nombre('CARLA', 'MC GREGOR', 'SANTOYO')],
    ['30-semanas-apellido-pegado/tres-csf.pdf', nombre('CARLA', 'MCGREGOR', 'SANTOYO')],
    ['02-j-jesus-jose/curp.pdf', nombre('J. JESÚS', 'ARELLANO', 'PADILLA')],
    ['02-j-jesus-jose/nss.pdf', nombre('JOSE JESUS', 'ARELLANO', 'PADILLA')],
    ['03-curp-vaca/curp.pdf', { ...nombre('ANA', 'VALDEZ', 'CANO'), curp: seguro('VACA850612MASLNN05') }],
    ['03-curp-vaca/nss.pdf', nombre('ANA', 'VALDEZ', 'CANO')],
    ['03-curp-vaca/csf.pdf', nombre('ANA', 'VALDEZ', 'CANO')],
    ['07-apellidos-raros/p02-orelling.pdf', nombre('ROSA GUADALUPE', 'O RELLING', 'ALVARADO')],
    ['07-apellidos-raros/p03-npunto.pdf', nombre('ANAHI', 'N. LUIS', 'MENDO')],
    ['07-apellidos-raros/p04-hpunto.pdf', nombre('EDNA', 'PEREZ', 'H. TOLENTINO')],
    ['20-saltillo/curp.pdf', nombre('KꞌIN', 'BALAM', 'EKꞌ')],
  ])('%s is read with certainty', async (archivo, campos) => {
    expect((await leer(archivo)).campos).toMatchObject(campos)
  })

  it('an NSS is sure beside another number inside the chain that the IMSS signed', async () => {
    const { campos, avisos } = await leer('01-nss-cadena-original/nss.pdf')
    expect(campos['nss']).toMatchObject(seguro('51067911878'))
    expect(avisos).toEqual([])
  })
})
