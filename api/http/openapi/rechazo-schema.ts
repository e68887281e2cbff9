/** The one error body, as `handleError` writes it. */
export const RECHAZO_SCHEMA = {
  type: 'object',
  description: 'Por qué no se hizo lo que se pidió. Algunas llamadas agregan lo suyo (actual, suggestion, detail…).',
  required: ['error', 'codigo', 'message', 'requestId'],
  properties: {
    error: { type: 'string', description: 'Qué pasó, en español, listo para mostrarse' },
    codigo: { type: 'string', description: 'Qué pasó, para programas', examples: ['reglas', 'version', 'permiso'] },
    message: { type: 'string', description: 'Lo mismo que error, como lo espera react-admin' },
    requestId: { type: 'string', description: 'Identifica la petición en el registro del servidor' },
    campos: {
      type: 'object',
      description: 'Por ruta del campo, qué se encontró y qué se esperaba',
      additionalProperties: { type: 'string' },
    },
    errors: { type: 'object', description: 'Lo mismo que campos', additionalProperties: { type: 'string' } },
    total: { type: 'integer', description: 'Cuántos campos fallan, cuando no caben todos' },
  },
  additionalProperties: true,
} as const
