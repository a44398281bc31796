# Addressable::URI.parse of the gem addressable.
require "json"
require "addressable/uri"
require "addressable/version"

NAMES = %w[scheme authority userinfo user password host hostname port inferred_port path query fragment]

puts Addressable::VERSION::STRING
STDIN.each_line do |line|
  answer =
    begin
      uri = Addressable::URI.parse(JSON.parse(line))
      {fields: NAMES.to_h { |name| [name, uri.public_send(name)&.to_s] }}
    rescue StandardError => e
      {refused: "#{e.class}: #{e.message}"}
    end
  puts JSON.generate(answer)
end
