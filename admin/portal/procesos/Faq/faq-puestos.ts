import type { FaqEntry } from './faq-entry.ts'

/** Help on posts, categories and salaries. */
export const FAQ_PUESTOS: readonly FaqEntry[] = [
  {
    tema: 'Puestos y categorías',
    pregunta: '¿Cómo cambio el sueldo de una categoría?',
    respuesta: [
      'En Catálogo de Puestos y Categorías, pestaña Categoría y Sueldo, «Editar sueldo»: escribe el monto y desde qué día vale, de la quincena de hoy en adelante. El sueldo anterior queda en su historial y lo ya pagado no cambia.',
      'Quien ya tiene la categoría conserva el sueldo con que está en el padrón, hasta un aumento o un cambio suyo.',
    ],
    palabras: 'sueldo salario tabulador categoría monto vigencia',
    vista: 'catalogoPuestosCategorias',
  },
  {
    tema: 'Puestos y categorías',
    pregunta: '¿Por qué no puedo eliminar un puesto, un área o una categoría?',
    respuesta: [
      'Porque alguien lo usa o lo usó: la ventana dice cuántas personas, usuarios o movimientos lo nombran. Un puesto o una categoría se termina con fecha: deja de ofrecerse desde el día siguiente y quien lo tiene lo conserva hasta su cambio.',
      'Lo que nadie usa se elimina con todo lo que depende de él, después de ver la lista y confirmar dos veces.',
    ],
    palabras: 'eliminar borrar cascada terminar puesto área dirección adscripción',
    vista: 'catalogoPuestosCategorias',
  },
  {
    tema: 'Puestos y categorías',
    pregunta: '¿Cómo doy un aumento de sueldo a muchas personas?',
    respuesta: [
      'En la pestaña Aumentos: un porcentaje para las categorías que marques, o el sueldo nuevo de cada una, y desde qué quincena vale. «Revisar aumento» dice a cuántas personas les cambia, cuánto cuesta cada quincena y, si es retroactivo, cuánto las ya cerradas. Nada se guarda hasta que lo propones.',
      'Si son muchas, «Cargarlos de un archivo» lleva a Cargas de archivos: un CSV o Excel con las columnas Categoría y Sueldo. El archivo entra completo o no entra; dice qué renglón tiene una falta y cuánto costaría, y al cargarlo pide el motivo y propone el aumento.',
      'Lo autoriza otra persona en «Por autorizar». El catálogo cambia al autorizarlo; a cada persona se le aplica, con su movimiento, al cerrar la quincena de su entidad. Un movimiento abierto conserva su lugar.',
    ],
    palabras: 'aumento porcentaje colectivo retroactivo incremento salarial archivo tabulador excel csv',
    vista: 'catalogoPuestosCategorias',
  },
]
