/** The institute's record, its icon and its privacy notice: reading them is public, changing them the administrator's. */
export const TEMA: Readonly<Record<string, string>> = {
  'PUT /api/info': 'YNNNNNNNN',
  'POST /api/info/upload': 'YNNNNNNNN',
  'GET /api/panel/avisos-privacidad': 'YNNNNNNNN',
  'POST /api/panel/avisos-privacidad': 'YNNNNNNNN',
}
