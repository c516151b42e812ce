/** Customers who telephone and have no login. */
export const demoCallers = [
  { firstName: 'Rosa', lastName: 'Fabbri', phone: '0558403344', email: null },
  { firstName: 'Beppe', lastName: null, phone: '3408901234', email: null },
  { firstName: 'Carla', lastName: 'Vitali', phone: '3401122334', email: null },
  { firstName: 'Dario', lastName: 'Leone', phone: '3402233445', email: null },
  { firstName: 'Emma', lastName: 'Barbieri', phone: '3403344556', email: 'emma.barbieri@posta.example' },
  { firstName: 'Franco', lastName: 'Testa', phone: '0558405566', email: null },
  { firstName: 'Gaia', lastName: 'Monti', phone: '3405566778', email: null },
  { firstName: 'Ivo', lastName: 'Serra', phone: '3406677889', email: null },
  { firstName: 'Livia', lastName: 'Parisi', phone: '3407788990', email: null },
  { firstName: 'Nino', lastName: 'Ricci', phone: '3408899001', email: null },
  { firstName: 'Olga', lastName: 'Marini', phone: '3409900112', email: null },
  { firstName: 'Piero', lastName: 'Fontana', phone: '0558407788', email: null },
  { firstName: 'Silvia', lastName: 'Greco', phone: '3401234321', email: null },
  { firstName: 'Tina', lastName: 'Longo', phone: '3402345432', email: null },
] as const;
