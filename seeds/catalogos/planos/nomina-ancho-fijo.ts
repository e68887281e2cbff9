import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** Fixed width: names in one cell with `$` as in SUA's workers, implied decimals, a header `H` and a total `T` with count and sum. */
export const NOMINA_ANCHO_FIJO: DefinicionPlano = {
  formato: 'ancho_fijo',
  codificacion: 'detectar',
  titulos: false,
  periodo: 'QQAA',
  cabecera: 'H',
  detalle: 'D',
  totales: { empieza: 'T', cuenta: { desde: 2, hasta: 8 }, suma: { desde: 9, hasta: 23 }, decimales: 2, de: 'sueldo' },
  campos: [
    { campo: 'nss', en: { desde: 2, hasta: 12 } },
    { campo: 'rfc', en: { desde: 13, hasta: 25 } },
    { campo: 'curp', en: { desde: 26, hasta: 43 } },
    { campo: 'nombre', en: { desde: 44, hasta: 93 } },
    {
      campo: 'clase',
      en: { desde: 94, hasta: 95 },
      tabla: { '01': 'ordinaria', '02': 'complementaria', '03': 'retroactiva', '04': 'cancelacion', '05': 'reintegro' },
    },
    { campo: 'quincena', en: { desde: 96, hasta: 99 } },
    { campo: 'dias', en: { desde: 100, hasta: 101 } },
    { campo: 'sueldo', en: { desde: 102, hasta: 111 }, decimales: 2, periodicidad: 'quincenal' },
    { campo: 'otrasPrestaciones', en: { desde: 112, hasta: 121 }, decimales: 2, periodicidad: 'quincenal' },
    { campo: 'quinquenios', en: { desde: 122, hasta: 131 }, decimales: 2, periodicidad: 'quincenal' },
    { campo: 'plaza', en: { desde: 132, hasta: 140 } },
  ],
}
