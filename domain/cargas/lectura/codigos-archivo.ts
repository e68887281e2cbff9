/** Faults of a whole file. */
export const CODIGOS_ARCHIVO = {
  C101: {
    porque: 'El archivo está vacío o no tiene ningún renglón de datos.',
    remedio: 'Revisa que sea el archivo correcto y vuelve a exportarlo.',
  },
  C102: {
    porque: 'El archivo no tiene la forma que dice su plano.',
    remedio: 'Elige el plano de quien envía el archivo, o pide el archivo en la forma acordada.',
  },
  C103: {
    porque: 'Falta una columna que el plano necesita.',
    remedio: 'Agrega la columna con el título que se pide, o corrige el plano si el emisor cambió de títulos.',
  },
  C104: {
    porque: 'La suma del archivo no es la que dice su renglón de totales.',
    remedio: 'Pide a quien lo envió un archivo que cuadre: faltan o sobran renglones, o se cambió un importe.',
  },
  C105: {
    porque: 'El número de renglones no es el que dice el archivo.',
    remedio: 'Pide el archivo completo: puede haberse cortado al enviarlo.',
  },
  C106: {
    porque: 'Es un libro de Excel anterior a 2007 (.xls), que no se lee.',
    remedio: 'Ábrelo en Excel y usa Guardar como → Libro de Excel (.xlsx).',
  },
  C107: {
    porque: 'El archivo no es de texto, XLSX ni DBF.',
    remedio: 'Pide el archivo original de datos: no sirve un PDF, una imagen ni un comprimido.',
  },
  C108: {
    porque: 'El libro es más grande de lo que se abre (200,000 renglones o 50 MB).',
    remedio: 'Guárdalo como CSV y carga el CSV.',
  },
  C109: {
    porque: 'Una comilla se abre y no se cierra, y los renglones que siguen quedan dentro de ella.',
    remedio: 'Corrige el renglón que se indica y vuelve a cargar el archivo.',
  },
  C110: {
    porque: 'Un renglón es más largo o tiene más columnas de lo que se admite.',
    remedio: 'Revisa que el separador y los fines de renglón sean los del plano.',
  },
  C111: {
    porque: 'El archivo está dañado y no se pudo abrir.',
    remedio: 'Vuelve a descargarlo o pide que lo envíen de nuevo.',
  },
  C113: {
    porque: 'El archivo no trae ningún importe.',
    remedio: 'Revisa que la columna del sueldo, o las de conceptos, tengan el título que espera su plano.',
  },
} as const
