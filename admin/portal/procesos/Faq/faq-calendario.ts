import type { FaqEntry } from './faq-entry.ts'

const TEMA = 'Calendario'

/** Help on the calendar of capture. */
export const FAQ_CALENDARIO: readonly FaqEntry[] = [
  {
    tema: TEMA,
    pregunta: '¿Dónde veo qué días puedo capturar, y cómo los llevo a mi agenda?',
    palabras: 'ics outlook google imprimir calendario fechas ventana',
    respuesta: [
      'En Calendario: por mes o por año, con una letra y un color por tipo de día. «Imprimir» saca el año en una página y «Descargar .ics» lo lleva a tu agenda.',
      'La línea verde bajo un día dice que una habilitación extraordinaria lo abre.',
    ],
    vista: 'calendarioVisualizacion',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo lleno el calendario de un año?',
    palabras: 'editar sugerir periodo fin de semana asueto arrastrar teclado',
    respuesta: [
      'En Calendario de captura, «Editar» marca los fines de semana libres del mes que ves. «Sugerir periodo» llena sus días hábiles vacíos como el mes anterior, sin cambiar lo que ya pusiste. «Llenar el año» llena así todas las quincenas del año que aún no empiezan, y dice cuáles dejó como estaban porque sus días no dejan cumplir las reglas.',
      'También puedes elegir un tipo y arrastrar sobre los días, o usar el teclado: flechas para moverte, Mayús con flechas para un rango, la letra del tipo para ponerlo, Supr para dejar el día vacío y Ctrl Z para deshacer. En pantalla táctil, «Por rango» pide el primer día y el último.',
    ],
    vista: 'calendarioEventos',
  },
  {
    tema: TEMA,
    pregunta: 'No me deja guardar el calendario. ¿Por qué?',
    respuesta: [
      'Porque una quincena que tocaste incumple una regla: necesita al menos un día de Movimientos y uno de Referencia/Validación, exactamente uno de Préstamos/Retención y uno de Aplicación, en ese orden, y nada en días inhábiles. Cada regla incumplida lleva a su día.',
      'Un día que ya pasó cambia solo con un motivo, que queda en la bitácora.',
    ],
    vista: 'calendarioEventos',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo abro la captura a una entidad fuera de sus fechas?',
    palabras: 'habilitación extraordinaria prórroga',
    respuesta: [
      'En Calendario de captura, «Nueva» en Habilitaciones extraordinarias: qué se abre, a quién, qué días y por qué. «Terminar» la cierra antes, con su motivo. Las dos quedan en la bitácora.',
    ],
    vista: 'calendarioEventos',
  },
]
