# URI.parse of Ruby's own uri.
require "json"
require "uri"

NAMES = %w[scheme userinfo user password host hostname port path opaque query fragment typecode]

puts RUBY_VERSION
STDIN.each_line do |line|
  answer =
    begin
      uri = URI.parse(JSON.parse(line))
      {fields: NAMES.to_h { |name| [name, uri.respond_to?(name) ? uri.public_send(name)&.to_s : nil] }}
    rescue StandardError => e
      {refused: "#{e.class}: #{e.message}"}
    end
  puts JSON.generate(answer)
end
