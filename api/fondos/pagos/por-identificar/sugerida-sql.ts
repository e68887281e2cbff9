/** A line that can be paid: its charge is not void. */
const EN_VIGOR = `FROM lineas_pago s JOIN cargos d ON d.id = s.cargo_id WHERE d.anulado_at IS NULL`

/**
 * The reference proposed for a payment `p` without a line, '' where there is none. In this order: the one that the bank sent later,
 * the only one that differs by zeros at its start, and, for a void line, that of the same debtor and quincena (decisions §11.12).
 */
export const SUGERIDA_SQL = `COALESCE(
  (SELECT s.referencia ${EN_VIGOR} AND s.referencia = p.referencia_corregida),
  (SELECT MIN(s.referencia) ${EN_VIGOR} AND LTRIM(s.referencia, '0') = LTRIM(p.referencia, '0')
     AND LENGTH(s.referencia) > LENGTH(p.referencia) HAVING COUNT(*) = 1),
  (SELECT s.referencia FROM cargos v JOIN cargos d ON d.entidad_id = v.entidad_id AND d.quincena = v.quincena
     AND d.obligado = v.obligado AND COALESCE(d.afiliado_id, 0) = COALESCE(v.afiliado_id, 0)
     JOIN lineas_pago s ON s.cargo_id = d.id
     WHERE v.id = p.cargo_id AND v.anulado_at IS NOT NULL AND d.anulado_at IS NULL AND d.extemporanea_id IS NULL
       AND d.cobro_id IS NULL AND v.cobro_id IS NULL
     ORDER BY s.id DESC LIMIT 1), '')`
