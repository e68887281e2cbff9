import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/**
 * A fictional file in the shape of IDSE, 168 characters a row, measured after decoding. 08 is the return of somebody on leave, 07 a new daily salary
 * with implied decimals, 02 a baja with its cause; blank or zero where a movement has no such datum.
 */
export const MOVIMIENTOS_168: DefinicionPlano = {
  formato: 'ancho_fijo',
  codificacion: 'detectar',
  titulos: false,
  campos: [
    { campo: 'nss', en: { desde: 12, hasta: 22 }, obligatorio: true },
    { campo: 'apellidoPaterno', en: { desde: 23, hasta: 49 } },
    { campo: 'apellidoMaterno', en: { desde: 50, hasta: 76 } },
    { campo: 'nombres', en: { desde: 77, hasta: 103 } },
    { campo: 'sueldoDiario', en: { desde: 104, hasta: 109 }, decimales: 2 },
    { campo: 'fecha', en: { desde: 119, hasta: 126 }, fecha: 'DDMMAAAA', obligatorio: true },
    { campo: 'tipo', en: { desde: 132, hasta: 133 }, tabla: { '08': '10', '07': '2', '02': '3' }, obligatorio: true },
    {
      campo: 'causa',
      en: { desde: 149, hasta: 149 },
      tabla: { 1: 'termino', 2: 'renuncia', 3: 'cese', 4: 'defuncion', 8: 'cese' },
      obligatorio: false,
    },
    { campo: 'curp', en: { desde: 150, hasta: 167 }, obligatorio: false },
  ],
}
