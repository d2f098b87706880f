// SPANISH: the phrases of `meanings` in Spanish, by what they say. A table; each joins the main row of its meaning.
// Step 2 of a failure's walk, for `wording`.
import type { Meaning } from './meaning.ts';

type Entry = readonly [Meaning, readonly string[]];

/** Before all other rows: what sounds like something else. */
export const SPANISH_FIRST: readonly Entry[] = [
  ['locked', ['siendo * modificado|modificada|editado|editada|actualizado|utilizado por otro|otra']],
  [
    'rule',
    [
      'servicio|sistema|producto|metodo|articulo no * disponible para|en * region|pais|cuenta|plan|cliente|localidad',
      'solicitudes de credito|prestamo|reembolso|vacaciones',
      'tiempo * para|de pago|pagar|cancelacion|cancelar|entrega',
      'plazo|periodo * vencido|expirado|cerrado|finalizado',
    ],
  ],
  [
    'bad_credential',
    [
      'invalido|invalida|incorrecto|incorrecta|revocado|ausente o expirado|expirada|caducado|caducada|vencido|vencida',
      'valido|valida o ha|esta|es expirado|expirada|caducado|caducada|vencido|vencida',
      'expirado|expirada|caducado|caducada|vencido|vencida o invalido|invalida|revocado|revocada|incorrecto|no',
    ],
  ],
];

/** Good in codes and in texts. */
export const SPANISH: readonly Entry[] = [
  [
    'declined',
    [
      'tarjeta rechazada|declinada|denegada|vencida|expirada|caducada|robada|perdida|bloqueada',
      'tarjeta fue|ha|esta|es * rechazada|declinada|denegada|vencida|invalida',
      'pago|transaccion|cobro rechazado|rechazada|declinado|declinada|denegado|denegada',
      'pago|transaccion|cobro fue|ha|no * rechazado|rechazada|declinada|denegada|autorizado|autorizada',
      'fondos insuficientes',
      'numero de tarjeta * invalido|incorrecto',
    ],
  ],
  ['key_reused', ['clave de idempotencia * utilizada|usada|diferente|otra|otro']],
  ['key_in_use', ['idempotencia * en proceso|curso']],
  ['wrong_world', ['entorno * incorrecto|equivocado|diferente', 'clave|credenciales|token de pruebas|sandbox * produccion']],
  [
    'token_expired',
    [
      'token|sesion * expirado|expirada|caducado|caducada|vencido|vencida|expiro|caduco',
      'sesion|token caducada|caducado|expirada|expirado|vencida|vencido',
    ],
  ],
  ['credential_expired', ['clave|contrasena * caducada|expirada|vencida', 'consentimiento * caducado|expirado|vencido']],
  [
    'consent_gone',
    [
      'certificado * caducado|vencido|revocado|expirado',
      'token|acceso|consentimiento|autorizacion * revocado|revocada',
      'permiso revocado',
    ],
  ],
  [
    'bad_credential',
    [
      'credenciales * invalidas|incorrectas',
      'credencial|credenciales|clave|token|usuario|contrasena|certificado no valido|valida|validos|validas',
      'credencial|token|usuario|contrasena|clave invalido|invalida|incorrecto|incorrecta|invalidos|incorrectos',
      'usuario o contrasena',
      'no autenticado|autenticada',
      'error|fallo de|en autenticacion',
      'inicie|iniciar sesion',
    ],
  ],
  [
    'unpaid',
    [
      'adquiera|contrate|compre|actualice * plan|paquete|creditos|timbres|folios',
      'plan * no * incluye|permite|contempla',
      'suscripcion * vencida|expirada|cancelada|inactiva',
      'sin|no * folios|creditos|timbres disponibles',
      'falta de pago',
    ],
  ],
  [
    'suspended',
    [
      'cuenta|empresa|usuario|comercio * suspendida|bloqueada|desactivada|inactiva|deshabilitada|suspendido|bloqueado|inactivo|deshabilitado',
      'cuenta|empresa|comercio|emisor|contribuyente no * habilitada|habilitado|activa|activo|verificada',
    ],
  ],
  [
    'no_permission',
    [
      'no tiene|tienes|posee|cuenta * permiso|permisos|acceso|autorizacion|privilegios',
      'permiso|acceso denegado|prohibido',
      'permisos insuficientes',
      'no esta autorizado|autorizada',
      'no autorizado|autorizada para|a',
    ],
  ],
  [
    'quota',
    [
      'limite|cuota * diario|diaria|mensual|diarias|mensuales',
      'cuota * excedida|agotada|superada',
      'limite|cuota|solicitudes|peticiones|consultas * por|al dia|mes',
    ],
  ],
  [
    'stale',
    [
      'modificado|modificada|actualizado|actualizada por otro|otra',
      'ha sido|fue modificado|modificada|actualizado|actualizada desde|por',
      'version * desactualizada|obsoleta',
      'version no coincide',
    ],
  ],
  [
    'throttled',
    [
      'demasiadas|muchas solicitudes|peticiones|consultas|llamadas|requests',
      'limite * solicitudes|peticiones|llamadas|consultas',
      'exceso de solicitudes|peticiones|consultas',
      'limite de velocidad|tasa',
    ],
  ],
  [
    'rule',
    [
      'no se puede|pueden|permite * anular|cancelar|modificar|eliminar|editar|reembolsar|facturar',
      'no puede|pueden ser * anulada|cancelada|modificada|eliminada|anulado|cancelado|modificado|eliminado|reembolsado',
      'ya * pagada|pagado|cobrada|cobrado|cerrada|cerrado',
      'estado * no * permite',
      'factura|pedido|documento cerrada|bloqueada|pagada|cerrado|bloqueado|pagado',
      'supera|excede el|la * saldo|monto|importe|limite|maximo',
      'stock|existencias insuficiente|insuficientes',
    ],
  ],
  [
    'already_done',
    [
      'ya * anulada|anulado|cancelada|cancelado|enviada|enviado|procesada|procesado|aprobada|autorizada|reembolsada',
      'procesado|procesada|enviado|enviada|anulado|anulada|cancelada anteriormente|previamente',
    ],
  ],
  ['in_progress', ['en proceso|procesamiento|curso', 'siendo procesada|procesado']],
  [
    'duplicate',
    [
      'ya existe|existen|registrado|registrada|utilizado|utilizada',
      'ya ha|fue|esta|sido|se * registrado|registrada|utilizado|utilizada|usado|tomado|creado|uso',
      'registrado|registrada previamente|anteriormente',
      'clave * registrada|duplicada',
    ],
  ],
  [
    'absent',
    [
      'no encontrado|encontrada|existe|existen|localizado',
      'no se encontro|encontraron|pudo|ha * encontrar|encontrado',
      'no se encontro|encontraron',
    ],
  ],
  ['bad_setup', ['metodo no permitido|soportado', 'ruta no encontrada|existe']],
  ['bad_field', ['campo|campos|parametro|parametros * obligatorio|obligatorios|requerido|requeridos|invalido|invalidos']],
  [
    'locked',
    [
      'bloqueado|bloqueada por otro|otra usuario|proceso|sesion|transaccion',
      'siendo|esta utilizado|editado|modificado|utilizada|editada|modificada por otro|otra',
      'otro|otra solicitud|peticion|transaccion * en curso|proceso|ejecucion',
    ],
  ],
  [
    'timed_out',
    [
      'tiempo de espera agotado|excedido|superado',
      'tiempo de espera de|para * respuesta|conexion|solicitud|consulta',
      'tiempo limite|maximo * agotado|excedido|superado',
    ],
  ],
  [
    'unavailable',
    [
      'servicio|sistema|servidor|portal|plataforma|sitio no|temporalmente disponible|indisponible|responde',
      'servicio|sistema|servidor|portal|plataforma|sitio * no * disponible|responde|responder',
      'servicio|sistema|servidor|portal|plataforma|sitio * en mantenimiento',
      'servicio|sistema|servidor|portal|plataforma|sitio * fuera de servicio|linea',
      'temporalmente fuera de',
    ],
  ],
];

/** They count only where nothing narrower is said. */
export const SPANISH_WIDE: readonly Entry[] = [
  [
    'bad_input',
    [
      'es obligatorio|obligatoria|requerido|requerida|invalido|invalida|incorrecto|incorrecta',
      'no es|son valido|valida|validos|validas',
      'no valido|valida|validos|validas',
      'formato|valor|dato|datos incorrecto|incorrectos|invalido|invalidos',
      'debe ser|tener|contener|estar',
    ],
  ],
  ['broken', ['error interno|inesperado|desconocido']],
];
