import type { FaqEntry } from './faq-entries.ts'

/** Help on the organic structure and its changes by date. */
export const FAQ_ORGANICA: readonly FaqEntry[] = [
  {
    tema: 'Estructura orgánica',
    pregunta: '¿Cómo agrego una entidad, una dirección general o un área?',
    palabras: 'orgánica clave adscripción dependencia nueva unidad',
    respuesta: [
      'En su pantalla, «Agregar»: elige de qué depende, la clave orgánica libre que llevará y su nombre. Si no hay clave libre, el botón verde «+» crea la siguiente sin salir.',
      'Lo que alguien usa no se elimina ni se desactiva: el portal dice cuántas personas, usuarios y movimientos la nombran, y con qué acto se hace bien.',
    ],
    enlace: { texto: 'Abrir Áreas', vista: 'organicaArea' },
  },
  {
    tema: 'Estructura orgánica',
    pregunta: '¿Cómo fusiono dos áreas, muevo una dirección o cambio un nombre?',
    palabras: 'fusionar dividir mover renombrar terminar reestructura oficio titular organigrama',
    respuesta: [
      'En el Árbol orgánico elige la unidad y el acto. Lleva fecha y documento; «Revisar efecto» dice a cuántas personas, usuarios y movimientos toca, y nada se guarda hasta que confirmas. Con un día futuro queda programado: se ve en el árbol y en su unidad, puede cancelarse, y ese día se revisa otra vez antes de hacerse.',
      'Lo anterior a esa fecha no cambia: el padrón del año pasado y el historial de aportaciones y retenciones se ven con la organización de entonces, o con la de hoy si lo pides. Un cambio entre entidades empieza el primer día de una quincena, con las anteriores cerradas.',
    ],
    enlace: { texto: 'Abrir Árbol orgánico', vista: 'organicaArbol' },
  },
]
