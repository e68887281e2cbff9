import type { FaqEntry } from './faq-entries.ts'

/** Help on the rates of the funds, the constants and the close of the quincena. */
export const FAQ_FONDOS: readonly FaqEntry[] = [
  {
    tema: 'Parámetros de los fondos',
    pregunta: '¿Cómo cambio el porcentaje de un fondo?',
    respuesta: [
      'En Fondos Parámetros. «Agregar» registra un juego completo de porcentajes; «Actualizar», en el registro más reciente, guarda solo lo que cambias. En ambos eliges desde qué quincena vale: una que ninguna entidad haya cerrado.',
      'Antes de guardar, «Revisar efecto» calcula a todas las personas con los porcentajes en vigor y con los nuevos: cuánto más o menos por fondo, para cuántas, y las diez diferencias mayores. Nada se guarda hasta que confirmas.',
      'Lo ya cerrado no cambia: cada quincena conserva los porcentajes con que se calculó, también para sus aportaciones retroactivas.',
    ],
    palabras: 'tasa porcentaje FAA FAE SARE FPESE redondeo vigencia',
    enlace: { texto: 'Abrir Fondos Parámetros', vista: 'FondosParametros' },
  },
  {
    tema: 'Parámetros de los fondos',
    pregunta: '¿Por qué me pide escribir un porcentaje con palabras?',
    respuesta: [
      'Porque cambia mucho respecto del que está en vigor: cinco veces más, cinco veces menos, o más de 30 donde no había. Escribirlo con palabras evita guardar 45 donde iba 4.5. Arriba de 100 no se acepta.',
    ],
    enlace: { texto: 'Abrir Fondos Parámetros', vista: 'FondosParametros' },
  },
  {
    tema: 'Constantes',
    pregunta: '¿Cómo actualizo una constante sin perder su valor anterior?',
    respuesta: [
      'En Gestión de Constantes, «Actualizar» registra un valor nuevo y desde qué día vale. El anterior queda en «Ver historial», con su fecha y quién lo registró.',
    ],
    palabras: 'variables valor numérico historial mora TASA_MORA_ANUAL',
    enlace: { texto: 'Abrir Gestión de Constantes', vista: 'variables' },
  },
  {
    tema: 'Fórmulas',
    pregunta: '¿Qué puedo escribir en una fórmula?',
    respuesta: [
      'Números, + − * / ^ y paréntesis; los nombres que ofrece «Variables relacionadas» (sueldo, días, parámetros de los fondos, constantes) y los títulos de otras fórmulas; las funciones min, max, abs, raiz, redondear y truncar; y condiciones como sueldo > 10000 ? 500 : 0. Lo que no se entiende se marca en su carácter mientras escribes.',
      '«Probar con una persona» la calcula con sus datos de la quincena abierta, paso a paso, sin guardar nada.',
    ],
    palabras: 'formulaCatalogo vista previa variables chips calcular decimales',
    enlace: { texto: 'Abrir Gestión de Fórmulas', vista: 'formulaCatalogo' },
  },
  {
    tema: 'Fórmulas',
    pregunta: '¿Cómo cambio una fórmula y por qué no se puede eliminar?',
    respuesta: [
      '«Rellenar» la copia en el formulario: si conservas el título, al guardar queda una versión nueva y las anteriores siguen a la vista; con otro título es una fórmula nueva.',
      'Una fórmula que otra usa no se elimina: el aviso dice cuál. Cambia primero esa otra.',
    ],
    palabras: 'versión historial rellenar limpiar eliminar en uso',
    enlace: { texto: 'Abrir Gestión de Fórmulas', vista: 'formulaCatalogo' },
  },
]
