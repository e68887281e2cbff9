import type { TranslationMessages } from 'react-admin'

/** What react-admin says in Spanish of Mexico; a text that is missing shows its key, so that it is noticed. */
export const ES_MX = {
  ra: {
    action: {
      refresh: 'Actualizar',
      export: 'Exportar',
      create: 'Crear',
      edit: 'Editar',
      show: 'Ver',
      back: 'Volver',
      clear_input_value: 'Limpiar',
    },
    page: {
      loading: 'Cargando',
      not_found: 'No encontrado',
      error: 'Algo salió mal',
      list: '%{name}',
      show: '%{name} %{recordRepresentation}',
    },
    message: { loading: 'Espera un momento', not_found: 'No se encontró lo que buscas.' },
    navigation: { no_results: 'Sin resultados.' },
    notification: { http_error: 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.' },
  },
} as const satisfies { ra: Partial<Record<keyof TranslationMessages['ra'], object>> }
